extension Sequence where Element == Cell {
  /// Columns taken on screen.
  public var columns: Int { reduce(0) { $0 + $1.glyph.columns } }
}

extension [Cell] {
  static func blanks(_ count: Int, _ style: Style = .plain) -> [Cell] {
    Array(repeating: Cell(.space, style), count: Swift.max(0, count))
  }
}
