/// Which part of a long message is laid out.
struct MessagePiece: Hashable, Sendable {
  var index: Int
  var count: Int

  static let whole = MessagePiece(index: 0, count: 1)

  var isFirst: Bool { index == 0 }
  var isLast: Bool { index == count - 1 }
}
