/// One of the blocks that a conversation is made of, in order: a message or a piece of a long one.
struct BlockPlace: Comparable, Hashable, Sendable {
  /// Of the message; -1 is the head, one past the last the tail.
  var index: Int
  var piece = 0

  static func < (left: BlockPlace, right: BlockPlace) -> Bool {
    left.index != right.index ? left.index < right.index : left.piece < right.piece
  }
}

/// A row: which block, and how far down in it.
struct RowPosition: Comparable {
  var place: BlockPlace
  var row: Int

  init(place: BlockPlace, row: Int) {
    self.place = place
    self.row = row
  }

  init(index: Int, row: Int) { self.init(place: BlockPlace(index: index), row: row) }

  var index: Int { place.index }

  static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.place != right.place ? left.place < right.place : left.row < right.row
  }
}
