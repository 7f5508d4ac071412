/// Where the reader was before a jump.
struct Place: Hashable, Sendable {
  var anchor: ScrollAnchor
  var cursor: String?

  /// How many are remembered.
  static let most = 50
}
