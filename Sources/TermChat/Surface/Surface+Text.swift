extension Surface {
  /// What a row shows, blanks at its end cut.
  public func text(row: Int) -> String {
    var scalars = String.UnicodeScalarView()
    let cells = self.row(row)
    for cell in cells.prefix(cells.inkCount { $0.glyph == .space }) {
      cell.forEachShownScalar { scalars.append($0) }
    }
    return String(scalars)
  }

  public var textLines: [String] { (0..<size.rows).map(text(row:)) }

  /// `size.rows` lines, each with its line end.
  public var text: String { textLines.map { $0 + "\n" }.joined() }
}

extension Surface {
  /// The cells of a row; none for a row that isn't there.
  func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }
}

extension ArraySlice<Cell> {
  /// The number of cells left when blank ones at the end are cut.
  func inkCount(_ isBlank: (Cell) -> Bool) -> Int {
    lastIndex { !isBlank($0) }.map { $0 + 1 - startIndex } ?? 0
  }
}

extension Cell {
  func forEachShownScalar(_ body: (Unicode.Scalar) -> Void) {
    if glyph.columns > 0 {
      glyph.forEachScalar(body)
    } else if !isContinuation {
      body(" ")
    }
  }
}
