/// A block on screen: which, and where its first row is or would be.
struct ShownBlock: Sendable {
  var place: BlockPlace
  /// The message's; nil for the head and the tail.
  var id: String?
  var side = MessageSide.incoming
  var block: MessageBlock
  /// Rows below the view's top; negative when its beginning is scrolled out.
  var top: Int
  /// Rows and columns away from there while it moves.
  var shift = Point.zero
}

extension ShownBlock {
  var rows: Range<Int> { top..<top + block.rows.count }

  /// The same message, or the same piece of it, wherever it stands.
  func isSame(as other: ShownBlock) -> Bool {
    id == other.id && place.piece == other.place.piece
      && (id != nil || (place.index < 0) == (other.place.index < 0))
  }
}
