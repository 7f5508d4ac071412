/// A block on screen: which, and where its first row is or would be.
struct ShownBlock: Sendable {
  var place: BlockPlace
  var block: MessageBlock
  /// Rows below the view's top; negative when its beginning is scrolled out.
  var top: Int

  /// A row and column of the view, in the block.
  func inside(row: Int, column: Int) -> Point { Point(row: row - top, column: column) }

  var rows: Range<Int> { top..<top + block.rows.count }
}
