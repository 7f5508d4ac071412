/// Where the seven parts are; rows from the top of the cell.
public struct MessageFrames: Hashable, Sendable {
  public var cellTopLabel = Rect.zero
  public var messageTopLabel = Rect.zero
  public var bubble = Rect.zero
  public var messageBottomLabel = Rect.zero
  public var cellBottomLabel = Rect.zero
  public var avatar = Rect.zero
  public var accessory = Rect.zero
  /// Rows of the cell.
  public var rows = 0
}
