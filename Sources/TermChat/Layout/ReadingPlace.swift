/// What the reader sees on top of a message, whatever the width.
enum ReadingPlace {
  /// The `rank`th of the rows that begin at this place in the content.
  case text(offset: Int, rank: Int)
  /// So many rows after the bubble's end; negative for its last rows, below the content.
  case end(Int)
}
