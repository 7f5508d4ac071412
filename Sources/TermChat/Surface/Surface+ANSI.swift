extension Surface {
  /// The rows as text with SGR sequences, each line ending without style.
  public var ansi: String {
    (0..<size.rows).map { ansi(row: $0) + "\n" }.joined()
  }

  /// One row from no style to no style; blanks without style at its end are cut.
  func ansi(row: Int) -> String {
    var line = ""
    var style = Style.plain
    let cells = self.row(row)
    for cell in cells.prefix(cells.inkCount { $0 == .blank }) where !cell.isContinuation {
      if cell.style != style {
        line += cell.style.sgr(after: style)
        style = cell.style
      }
      cell.forEachShownScalar { line.unicodeScalars.append($0) }
    }
    return style == .plain ? line : line + "\u{1B}[0m"
  }
}
