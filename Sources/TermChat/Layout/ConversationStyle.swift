/// How the messages of a conversation look and stand.
public struct ConversationStyle: Sendable {
  public var incomingBubble = BubbleStyle.outline
  public var outgoingBubble = BubbleStyle.outline
  public var decorator = Decorator.standard
  /// A bubble's part of the columns that avatar and margin leave (NMessenger, Chatto: two thirds).
  ///
  /// Between 0 and 1; a bubble has 8 columns at least.
  public var maxWidthRatio = 2.0 / 3
  /// Longer lines are hard to read, however wide the window.
  public var mostColumns = 100
  public var avatarPosition = AvatarPosition()
  public var avatarSize = Size(rows: 1, columns: 4)
  /// Of own messages; nil for none where they have a side of their own, else as the others'.
  public var outgoingAvatarSize: Size?
  /// The first message of a run says above it when it was: `Today, 15:04`.
  public var datesAtRunStart = false
  /// Changes what a message would look like; what it makes may depend on its arguments only.
  public var dress: (@Sendable (inout MessageStyle, MessageContext) -> Void)?

  public init() {}
}

extension ConversationStyle {
  public static let standard = ConversationStyle()

  /// Lets both sides have this bubble.
  public func with(_ bubble: BubbleStyle) -> ConversationStyle {
    var style = self
    style.incomingBubble = bubble
    style.outgoingBubble = bubble
    return style
  }
}
