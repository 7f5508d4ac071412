/// What the panel of a tab offers: a grid, or a list where choices have long names.
struct TabPanel {
  var choices: [InputChoice]
  var chosen: Int
  /// One below the other, with their details.
  var isList: Bool
  /// The widest label, where that is known.
  var labelColumns: Int?
  /// Stands there when there is nothing to choose.
  var nothing: String
}

extension TabPanel {
  // A blank on both sides of each label.
  private static let air = 2

  private func cellColumns(_ appearance: Appearance, columns: Int) -> Int {
    if isList { return max(1, columns) }
    let label =
      labelColumns ?? choices.map { appearance.filter.line($0.label).columns }.max() ?? 1
    return max(1, min(columns, label + Self.air))
  }

  /// Choices in a row.
  func perRow(_ appearance: Appearance, columns: Int) -> Int {
    max(1, columns / cellColumns(appearance, columns: columns))
  }

  /// Rows for `count` choices.
  func rows(_ count: Int, _ appearance: Appearance, columns: Int) -> Int {
    let perRow = perRow(appearance, columns: columns)
    return max(1, (count + perRow - 1) / perRow)
  }

  /// The choice so many rows and columns away; at an edge it stays.
  func choice(rows: Int, columns step: Int, _ appearance: Appearance, columns: Int) -> Int {
    let perRow = perRow(appearance, columns: columns)
    let last = choices.count - 1
    let sideways = min(max(0, chosen + step), max(0, last))
    let target = sideways + rows * perRow
    if rows > 0, target > last {
      // Down into a last row that is shorter.
      return sideways / perRow < last / perRow ? last : sideways
    }
    return target < 0 ? sideways : target
  }
}

extension TabPanel {
  /// The first choice shown in so many rows: the chosen one is in the middle, where it can be.
  private func first(rows: Int, perRow: Int) -> Int {
    let all = (choices.count + perRow - 1) / perRow
    return min(max(0, chosen / perRow - rows / 2), max(0, all - rows)) * perRow
  }

  func draw(on surface: inout Surface, in rect: Rect, _ appearance: Appearance) {
    guard !rect.isEmpty else { return }
    if choices.isEmpty {
      let line = appearance.cells(" \(nothing)", appearance.theme.quiet, within: rect.size.columns)
      surface.draw(line, at: rect.origin, in: rect)
      return
    }
    let width = cellColumns(appearance, columns: rect.size.columns)
    let perRow = max(1, rect.size.columns / width)
    let first = first(rows: rect.size.rows, perRow: perRow)
    let shown = first..<min(choices.count, first + rect.size.rows * perRow)
    for index in shown {
      let (row, column) = ((index - first) / perRow, (index - first) % perRow * width)
      let point = Point(row: rect.origin.row + row, column: rect.origin.column + column)
      surface.draw(cell(index, columns: width, appearance), at: point, in: rect)
    }
    ScrollSigns(isMoreAbove: first > 0, isMoreBelow: shown.upperBound < choices.count)
      .draw(on: &surface, in: rect, column: rect.columns.upperBound - 1, appearance)
  }

  private func cell(_ index: Int, columns: Int, _ appearance: Appearance) -> [Cell] {
    let choice = choices[index]
    let theme = appearance.theme
    let detail = isList && !choice.detail.isEmpty ? "  \(choice.detail)" : ""
    let label = appearance.cells(" \(choice.label)", theme.draft, within: columns)
    let cells = label + appearance.cells(detail, theme.quiet, within: columns - label.columns)
    guard index == chosen else { return cells }
    let air = [Cell].blanks(min(1, columns - cells.columns))
    return (cells + air).map { Cell($0.glyph, $0.style.with(.reverse)) }
  }

  /// The choice at a point.
  func choice(at point: Point, in rect: Rect, _ appearance: Appearance) -> Int? {
    guard rect.contains(point) else { return nil }
    let width = cellColumns(appearance, columns: rect.size.columns)
    let perRow = max(1, rect.size.columns / width)
    let column = (point.column - rect.origin.column) / width
    guard column < perRow else { return nil }
    let index =
      first(rows: rect.size.rows, perRow: perRow) + (point.row - rect.origin.row) * perRow + column
    return choices.indices.contains(index) ? index : nil
  }
}
