/// Writes one row: backgrounds below, then shapes and text.
struct SVGRow {
  private let palette: SVGPalette
  private let y: Int
  private(set) var elements: [String] = []

  init(_ palette: SVGPalette, y: Int) {
    self.palette = palette
    self.y = y
  }

  mutating func write(_ cells: ArraySlice<Cell>) {
    let cells = Array(cells)
    writeBackgrounds(cells)
    for run in Self.runs(cells, by: { $0.style }) {
      writeShapes(cells, run)
      writeText(cells, run)
    }
  }

  /// Ranges of neighbours that share a property.
  private static func runs<Key: Equatable>(_ cells: [Cell], by key: (Cell) -> Key) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in cells.indices
    where index + 1 == cells.count || key(cells[index + 1]) != key(cells[index]) {
      runs.append(start..<index + 1)
      start = index + 1
    }
    return runs
  }
}

extension SVGRow {
  private mutating func writeBackgrounds(_ cells: [Cell]) {
    for run in Self.runs(cells, by: { palette.colors(of: $0.style).background }) {
      guard let color = palette.colors(of: cells[run.lowerBound].style).background else { continue }
      elements.append(
        "<rect x=\"\(run.lowerBound * 9)\" y=\"\(y)\" width=\"\(run.count * 9)\" height=\"19\" "
          + "fill=\"\(Color.hex(color))\" shape-rendering=\"crispEdges\"/>")
    }
  }

  private mutating func writeShapes(_ cells: [Cell], _ run: Range<Int>) {
    var path = SVGPath()
    for column in run where SVGPath.canDraw(cells[column].glyph) {
      path.add(cells[column].glyph, x: column * 9, y: y)
    }
    let color = fill(cells[run.lowerBound].style)
    for column in run {
      guard let shade = cells[column].glyph.shade else { continue }
      elements.append(
        "<rect x=\"\(column * 9)\" y=\"\(y)\" width=\"9\" height=\"19\"\(color) "
          + "fill-opacity=\".\(shade)\" shape-rendering=\"crispEdges\"/>")
    }
    if !path.filled.isEmpty {
      elements.append("<path\(color) shape-rendering=\"crispEdges\" d=\"\(path.filled)\"/>")
    }
    if !path.stroked.isEmpty {
      let stroke = Color.hex(palette.colors(of: cells[run.lowerBound].style).foreground)
      elements.append("<path fill=\"none\" stroke=\"\(stroke)\" d=\"\(path.stroked)\"/>")
    }
  }

  private func fill(_ style: Style) -> String {
    let color = palette.colors(of: style).foreground
    return color == palette.foreground.usual ? "" : " fill=\"\(Color.hex(color))\""
  }
}

extension SVGRow {
  /// Text of letters stays together, so that scripts join; spaces, symbols and wide glyphs part it.
  private mutating func writeText(_ cells: [Cell], _ run: Range<Int>) {
    var column = run.lowerBound
    while column < run.upperBound {
      let cell = cells[column]
      if cell.glyph.isLetterInRow {
        let end = cells[column..<run.upperBound].firstIndex { !$0.glyph.isLetterInRow }
        let text = column..<(end ?? run.upperBound)
        write(cells[text].map(\.glyph), at: column, cell.style)
        column = text.upperBound
      } else {
        if cell.isDrawnAlone { writeAlone(cell, at: column) }
        column += 1
      }
    }
    writeLines(cells, run)
  }

  private mutating func write(_ glyphs: [Glyph], at column: Int, _ style: Style) {
    elements.append(
      "<text x=\"\(column * 9)\" y=\"\(y + 14)\" textLength=\"\(glyphs.count * 9)\" "
        + "lengthAdjust=\"spacingAndGlyphs\"\(attributes(style))>\(glyphs.text.xmlEscaped)</text>")
  }

  /// In the middle of its place, for fonts may give it any width.
  private mutating func writeAlone(_ cell: Cell, at column: Int) {
    let middle = column * 18 + cell.glyph.columns * 9
    elements.append(
      "<text x=\"\(middle / 2)\(middle % 2 == 1 ? ".5" : "")\" y=\"\(y + 14)\" "
        + "text-anchor=\"middle\"\(attributes(cell.style))>\(cell.glyph.text.xmlEscaped)</text>")
  }

  /// Underline and strikethrough as shapes: `textLength` breaks a font's own apart.
  private mutating func writeLines(_ cells: [Cell], _ run: Range<Int>) {
    let style = cells[run.lowerBound].style
    for (attribute, offset) in [(Style.Attributes.underline, 16), (.strikethrough, 10)]
    where style.attributes.contains(attribute) {
      elements.append(
        "<rect x=\"\(run.lowerBound * 9)\" y=\"\(y + offset)\" width=\"\(run.count * 9)\" "
          + "height=\"1\"\(fill(style)) shape-rendering=\"crispEdges\"/>")
    }
  }

  private func attributes(_ style: Style) -> String {
    fill(style) + (style.attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (style.attributes.contains(.italic) ? " font-style=\"italic\"" : "")
  }
}

extension Glyph {
  /// One column, and in every monospaced font or needing its neighbours' shapes.
  fileprivate var isLetterInRow: Bool {
    guard columns == 1 else { return false }
    return switch base {
    case 0x21..<0x2010: base != 0xA0
    case 0x2010...0x2027: true
    default: false
    }
  }
}

extension Glyph {
  /// Hundredths of ink for U+2591 to U+2593.
  fileprivate var shade: Int? {
    (0x2591...0x2593).contains(base) ? Int(base - 0x2590) * 25 : nil
  }
}

extension Cell {
  fileprivate var isDrawnAlone: Bool {
    (glyph.columns == 2 || glyph.columns == 1 && glyph.base > 0xA0) && !SVGPath.canDraw(glyph)
      && glyph.shade == nil
  }
}
