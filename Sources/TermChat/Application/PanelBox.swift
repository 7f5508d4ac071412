/// A frame in the middle of the screen with lines in it: what every panel is drawn with.
struct PanelBox {
  var lines: [[Cell]]
  /// Of the widest line there may be.
  var columns: Int
  /// In the top border.
  var heading: [Cell] = []
  /// In the bottom border.
  var note: [Cell] = []

  /// Columns that the frame takes.
  static let frameColumns = 4
  /// Rows that the frame takes.
  static let frameRows = 2
}

extension PanelBox {
  /// Columns for the lines of a panel that wants `columns`.
  static func room(for columns: Int, in size: Size) -> Int {
    max(0, min(columns, size.columns - frameColumns))
  }

  /// Rows for the lines of a panel.
  static func rows(in size: Size) -> Int { max(1, size.rows - frameRows) }

  func rect(in size: Size) -> Rect {
    let rows = lines.count + Self.frameRows
    let columns = columns + Self.frameColumns
    return Rect(
      row: max(0, (size.rows - rows) / 2), column: max(0, (size.columns - columns) / 2),
      rows: rows, columns: columns)
  }

  /// The line at a point of the screen.
  func line(at point: Point, in size: Size) -> Int? {
    let rect = rect(in: size)
    let line = point.row - rect.origin.row - 1
    return rect.contains(point) && lines.indices.contains(line) ? line : nil
  }

  func draw(on surface: inout Surface, appearance: Appearance) {
    let rect = rect(in: surface.size)
    let (row, column) = (rect.origin.row, rect.origin.column)
    // A column of air, so that what it covers doesn't grow into its border.
    let air = Rect(
      row: row, column: column - 1, rows: rect.size.rows, columns: rect.size.columns + 2)
    surface.fill(air, with: .blank)
    for (offset, line) in framed(appearance).enumerated() {
      surface.draw(line, at: Point(row: row + offset, column: column), in: surface.bounds)
    }
  }

  private func framed(_ appearance: Appearance) -> [[Cell]] {
    let signs = appearance.symbols
    let sign = { (text: String) in appearance.cells(text, appearance.theme.panelKey) }
    let rule = { (count: Int) in
      (0..<max(0, count)).flatMap { _ in sign(signs.horizontal) }
    }
    let room = columns + 1
    let isHeaded = !heading.isEmpty && heading.columns <= columns
    let top = !isHeaded ? rule(room + 1) : rule(1) + heading + rule(room - heading.columns)
    let foot = note.isEmpty ? rule(room + 1) : rule(room - note.columns) + note + rule(1)
    let middle = lines.map { line in
      sign(signs.vertical) + .blanks(1) + line + .blanks(columns - line.columns + 1)
        + sign(signs.vertical)
    }
    return [sign(signs.topLeft) + top + sign(signs.topRight)] + middle
      + [sign(signs.bottomLeft) + foot + sign(signs.bottomRight)]
  }
}
