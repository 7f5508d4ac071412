/// A box of thin lines inside a bubble; square, so that nobody takes it for one.
struct Box {
  var appearance: Appearance
  var style: Style
  /// Blank columns between a side and what stands beside it.
  var padding = 1

  /// `content` in the box, filled up to `columns` and `rows`.
  func around(_ content: Presentation, columns: Int, rows: Int? = nil) -> Presentation {
    let symbols = appearance.symbols
    let rule = appearance.cells(symbols.horizontal, style).repeated(columns + 2 * padding)
    let wall = appearance.cells(symbols.vertical, style)
    let gap = [Cell].blanks(padding)
    let edge = { (left: String, right: String, offset: Int) in
      Presentation.Line(
        appearance.cells(left, style) + rule + appearance.cells(right, style), offset: offset,
        isClosed: true)
    }
    let last = content.lines.last?.offset ?? 0
    let missing = max(0, (rows ?? 0) - content.lines.count)
    let inner =
      content.lines + Array(repeating: Presentation.Line([], offset: last), count: missing)
    var box = Presentation(
      lines: [edge(symbols.squareTopLeft, symbols.squareTopRight, content.lines.first?.offset ?? 0)]
    )
    for line in inner {
      let fill = [Cell].blanks(columns - line.cells.columns)
      box.lines.append(
        .init(wall + gap + line.cells + fill + gap + wall, offset: line.offset, isClosed: true))
    }
    box.lines.append(edge(symbols.squareBottomLeft, symbols.squareBottomRight, last))
    box.hotspots = content.hotspots.map { $0.moved(lines: 1, columns: 1 + padding) }
    box.extent = max(1, content.extent)
    return box
  }
}

extension Box {
  /// Columns that it takes beside its content.
  var frameColumns: Int { 2 + 2 * padding }
}
