extension Collection where Element == Glyph {
  /// Columns on one line.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  public var text: String {
    var scalars = String.UnicodeScalarView()
    for glyph in self { glyph.forEachScalar { scalars.append($0) } }
    return String(scalars)
  }
}
