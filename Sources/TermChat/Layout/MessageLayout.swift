/// Lays messages out for a width: which columns are the avatar's, the bubble's, the margins'.
struct MessageLayout {
  /// Of the conversation.
  var columns: Int
  var appearance: Appearance
  var presenters: PresenterRegistry
  var style = ConversationStyle.standard
  /// A box to tick stands before every message.
  var hasGutter = false
  /// Times stand in a column at the right.
  var revealsTimes = false
  /// No boxes, no avatars: text that a mouse can select.
  var isBare = false

  // Terminals narrower than these lose the avatar, then the time, then the borders.
  private static let leastForAvatar = 30
  private static let leastForTime = 20
  private static let leastForBorder = 12
  /// `[x] `.
  static let gutterColumns = 4
  /// ` 09:14 `.
  static let timeColumns = 7
}

/// The columns.
extension MessageLayout {
  var gutter: Int { hasGutter && columns >= Self.leastForTime ? Self.gutterColumns : 0 }

  var timesColumn: Int {
    revealsTimes && columns >= Self.leastForTime + Self.timeColumns ? Self.timeColumns : 0
  }

  /// What gutter and times leave.
  var room: Int { columns - gutter - timesColumn }

  var hasBorder: Bool { room >= Self.leastForBorder && !isBare }
  var hasAvatars: Bool { room >= Self.leastForAvatar && !isBare }
  var hasTime: Bool { room >= Self.leastForTime && timesColumn == 0 }

  /// The chip and a blank; messages of both sides leave so many.
  var avatarColumns: Int { Self.columns(for: fitting(style.avatarSize)) }

  static func columns(for avatar: Size) -> Int { avatar.isEmpty ? 0 : avatar.columns + 1 }

  // Rows; nobody needs a higher chip, and a cell must not be of any height.
  private static let highestAvatar = 8

  /// What a screen of this width has room for; nothing where it has none.
  func fitting(_ avatar: Size) -> Size {
    guard hasAvatars, avatar.rows > 0, avatar.columns > 0 else { return .zero }
    return Size(
      rows: min(avatar.rows, Self.highestAvatar), columns: min(avatar.columns, room / 4))
  }

  var margin: Int { hasAvatars ? 1 : 0 }

  /// The widest bubble: its part of what the avatar leaves, 8 columns at least (Chatto,
  /// NMessenger); all of it where that is less than 20.
  func widestBubble(beside avatarColumns: Int) -> Int {
    let free = max(1, room - max(avatarColumns, self.avatarColumns) - margin)
    guard room >= Self.leastForTime, !isBare else { return free }
    let ratio = style.maxWidthRatio.isNaN ? 1 : min(1, max(0, style.maxWidthRatio))
    return min(free, style.mostColumns, max(8, Int(Double(free) * ratio)))
  }
}

extension MessageLayout {
  /// Lays out a message, or, where it is long, one of its pieces.
  func block(
    _ message: Message, _ decorated: DecoratedMessage, _ state: MessageState = MessageState(),
    piece: MessagePiece = .whole
  ) -> MessageBlock {
    var maker = BlockMaker(
      layout: self, message: message, decorated: decorated, state: state, piece: piece)
    maker.make()
    return maker.block
  }
}
