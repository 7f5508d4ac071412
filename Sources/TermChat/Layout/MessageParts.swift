/// The sizes of the seven parts of a message, from which their places follow (MessageKit's cell).
///
/// From top to bottom: cell top label, message top label, bubble, message bottom label, cell bottom
/// label; beside them the avatar, and the accessory on the other side. What has no rows isn't
/// there.
public struct MessageParts: Hashable, Sendable {
  /// Of the whole row.
  public var columns: Int
  public var side: MessageSide
  public var cellTopLabel = Size.zero
  public var messageTopLabel = Size.zero
  public var bubble: Size
  /// The bubble's frame: avatar and accessory stand beside the content in it.
  public var bubbleInsets = Insets.zero
  public var messageBottomLabel = Size.zero
  public var cellBottomLabel = Size.zero
  public var avatar = Size.zero
  public var avatarPosition = AvatarPosition()
  /// Columns kept for the avatar, shown or not, with the blank beside it.
  public var avatarColumns = 0
  public var accessory = Size.zero
  public var accessoryPosition = VerticalPosition.messageCenter
  /// Columns left free on the side away from the avatar.
  public var margin = 0

  public init(columns: Int, side: MessageSide, bubble: Size) {
    self.columns = columns
    self.side = side
    self.bubble = bubble
  }
}

extension MessageParts {
  public var frames: MessageFrames {
    var frames = MessageFrames()
    frames.rows = max(rows, accessory.rows)
    place(&frames)
    return frames
  }

  private var labelsAbove: Int { cellTopLabel.rows + messageTopLabel.rows }
  private var labelsBelow: Int { messageBottomLabel.rows + cellBottomLabel.rows }

  /// MessageKit's height rule, by the avatar's position; never less than the accessory's.
  private var rows: Int {
    let all = labelsAbove + bubble.rows + labelsBelow
    switch avatarPosition.vertical {
    case .cellTop, .cellBottom, .messageCenter: return max(avatar.rows, all)
    case .messageBottom:
      return labelsBelow + max(bubble.rows + labelsAbove, rise(bubbleInsets.bottom))
    case .messageTop:
      return labelsAbove + max(bubble.rows + labelsBelow, rise(bubbleInsets.top))
    case .messageLabelTop:
      return cellTopLabel.rows
        + max(messageTopLabel.rows + bubble.rows + labelsBelow, avatar.rows)
    }
  }

  private func rise(_ inset: Int) -> Int { avatar.rows == 0 ? 0 : avatar.rows + inset }

  private func place(_ frames: inout MessageFrames) {
    let top = bubbleTop(in: frames.rows)
    frames.bubble = Rect(
      row: top, column: bubbleColumn, rows: bubble.rows, columns: bubble.columns)
    frames.cellTopLabel = label(cellTopLabel, row: 0, column: cellTopColumn)
    frames.messageTopLabel = label(messageTopLabel, row: top - messageTopLabel.rows)
    let end = top + bubble.rows
    frames.messageBottomLabel = label(messageBottomLabel, row: end)
    frames.cellBottomLabel = label(cellBottomLabel, row: end + messageBottomLabel.rows)
    frames.avatar = Rect(
      row: row(of: avatar, avatarPosition.vertical, frames),
      column: isLeading ? 0 : max(0, columns - avatar.columns), rows: avatar.rows,
      columns: avatar.columns)
    frames.accessory = Rect(
      row: row(of: accessory, accessoryPosition, frames), column: accessoryColumn,
      rows: accessory.rows, columns: accessory.columns)
  }
}

/// Rows.
extension MessageParts {
  private func bubbleTop(in rows: Int) -> Int {
    switch avatarPosition.vertical {
    case .messageBottom where avatar.rows > 0: rows - labelsBelow - bubble.rows
    case .messageCenter where avatar.rows > bubble.rows:
      max(labelsAbove, min((rows - bubble.rows) / 2, rows - labelsBelow - bubble.rows))
    default: labelsAbove
    }
  }

  private func row(
    of size: Size, _ position: VerticalPosition, _ frames: MessageFrames
  ) -> Int {
    let bubble = frames.bubble
    let inner =
      bubble.rows.lowerBound
      + bubbleInsets.top..<max(
        bubble.rows.lowerBound + bubbleInsets.top, bubble.rows.upperBound - bubbleInsets.bottom)
    let row =
      switch position {
      case .cellTop: 0
      case .messageLabelTop: bubble.rows.lowerBound - messageTopLabel.rows
      case .messageTop: inner.lowerBound
      case .messageCenter: inner.lowerBound + (inner.count - size.rows) / 2
      case .messageBottom: inner.upperBound - size.rows
      case .cellBottom: frames.rows - size.rows
      }
    return max(0, min(row, frames.rows - size.rows))
  }
}

/// Columns.
extension MessageParts {
  /// The bubble is on the avatar's side, as in MessageKit.
  private var isLeading: Bool { avatarPosition.isLeading(side) }

  private var bubbleColumn: Int {
    isLeading
      ? min(avatarColumns, max(0, columns - bubble.columns))
      : max(0, columns - max(margin, avatarColumns) - bubble.columns)
  }

  private var accessoryColumn: Int {
    guard accessory.columns > 0 else { return 0 }
    let column =
      isLeading
      ? bubbleColumn + bubble.columns + 1 : bubbleColumn - 1 - accessory.columns
    return max(0, min(column, columns - accessory.columns))
  }

  /// In the middle, beside an avatar that stands as high.
  private var cellTopColumn: Int {
    let middle = (columns - cellTopLabel.columns) / 2
    let free = columns - cellTopLabel.columns - (isLeading ? 0 : avatarColumns)
    return max(0, isLeading ? min(max(middle, avatarColumns), free) : min(middle, free))
  }

  /// Columns that a label leaves on the bubble's side.
  var labelIndent: Int {
    isLeading
      ? avatarColumns + bubbleInsets.left : max(margin, avatarColumns) + bubbleInsets.right
  }

  /// Labels stand above and below the text in the bubble.
  private func label(_ size: Size, row: Int, column: Int? = nil) -> Rect {
    let edge = isLeading ? labelIndent : columns - labelIndent - size.columns
    let start = column ?? max(0, min(edge, columns - size.columns))
    return Rect(row: row, column: start, rows: size.rows, columns: size.columns)
  }
}
