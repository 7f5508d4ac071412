/// How one message is dressed: its bubble and the parts round it.
public struct MessageStyle: Sendable {
  public var bubble: BubbleStyle
  public var colors: BubbleColors
  public var avatarPosition = AvatarPosition()
  /// The chip's size; without rows or columns there is none, and the bubble stands in its place.
  public var avatarSize: Size
  public var cellTopLabel: Label?
  public var messageTopLabel: Label?
  public var messageBottomLabel: Label?
  public var cellBottomLabel: Label?
  /// A sign or two on the side away from the avatar: a quarter of the room at most.
  public var accessory: Label?
  public var accessoryPosition = VerticalPosition.messageCenter
  public var showsTime = true

  public init(bubble: BubbleStyle, colors: BubbleColors, avatarSize: Size) {
    self.bubble = bubble
    self.colors = colors
    self.avatarSize = avatarSize
  }
}
