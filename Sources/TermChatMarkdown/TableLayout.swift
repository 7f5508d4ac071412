import TermChat

/// Lays a table out: aligned columns, or a line for each cell where those would break words.
struct TableLayout {
  let table: MarkdownTable
  let context: PresenterContext

  // Columns that were made narrower than this would break nearly every word.
  private static let leastColumn = 5
  // A blank, the line and a blank.
  private static let gap = 3
}

extension TableLayout {
  var presentation: Presentation {
    let count = table.header.count
    let room = context.columns - (count - 1) * Self.gap
    guard room >= count else { return list }
    let rows = rows(within: Array(repeating: context.columns, count: count))
    let natural = (0..<count).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    guard let widths = fitted(natural, within: room) else { return list }
    if widths == natural { return grid(rows, widths) }
    let narrowed = self.rows(within: widths)
    return narrowed.contains { $0.contains(where: \.breaksWords) } ? list : grid(narrowed, widths)
  }

  /// The wide ones share what the narrow ones leave; nil when that is too little.
  private func fitted(_ natural: [Int], within room: Int) -> [Int]? {
    if natural.reduce(0, +) <= room { return natural }
    var (left, sharing) = (room, natural.count)
    for width in natural.sorted() where width * sharing <= left {
      left -= width
      sharing -= 1
    }
    let most = left / max(1, sharing)
    var extra = left - most * sharing
    guard most >= Self.leastColumn else { return nil }
    return natural.map { width in
      guard width > most else { return width }
      extra -= 1
      return extra >= 0 ? most + 1 : most
    }
  }

  /// The header first; every row has all cells.
  private func rows(within widths: [Int]) -> [[Presentation]] {
    ([table.header] + table.rows).enumerated().map { index, row in
      widths.indices.map { column in
        guard column < row.count, !row[column].isEmpty else { return Presentation(lines: []) }
        var cell = context
        cell.columns = max(1, widths[column])
        return cell.wrapped(row[column], index == 0 ? .bold : [])
      }
    }
  }
}

/// Columns.
extension TableLayout {
  private func grid(_ rows: [[Presentation]], _ widths: [Int]) -> Presentation {
    var presentation = Presentation(lines: [])
    // Rows of several lines are told apart by lines between them.
    let isRuled = rows.dropFirst().contains { $0.contains { $0.lines.count > 1 } }
    for (index, row) in rows.enumerated() {
      if index == 1 || index > 1 && isRuled { addRule(widths, to: &presentation) }
      add(row, widths, to: &presentation)
    }
    return presentation
  }

  private func addRule(_ widths: [Int], to presentation: inout Presentation) {
    let symbols = context.appearance.symbols
    let dash = { (count: Int) in String(repeating: symbols.horizontal, count: count) }
    let rule = widths.map(dash).joined(separator: dash(1) + symbols.crossing + dash(1))
    let cells = context.appearance.cells(rule, context.styles.line)
    presentation.lines.append(.init(cells, offset: presentation.extent, isClosed: true))
  }

  private func add(_ row: [Presentation], _ widths: [Int], to presentation: inout Presentation) {
    let line = context.appearance.cells(
      " \(context.appearance.symbols.vertical) ", context.styles.line)
    let top = presentation.lines.count
    let height = max(1, row.map(\.lines.count).max() ?? 0)
    for _ in 0..<height {
      presentation.lines.append(.init([], offset: presentation.extent, isClosed: true))
    }
    var start = 0
    for (column, cell) in row.enumerated() {
      let isLast = column == row.count - 1
      for index in 0..<height {
        let cells = index < cell.lines.count ? cell.lines[index].cells : []
        let left = indent(of: cells.columns, column, widths)
        let right = widths[column] - left - cells.columns
        presentation.lines[top + index].cells +=
          .blanks(left) + cells + (isLast ? [] : .blanks(right) + line)
      }
      presentation.hotspots += hotspots(of: cell, column, widths, top: top, start: start)
      presentation.extent += cell.extent
      start += widths[column] + Self.gap
    }
    presentation.extent += 1
  }

  private func hotspots(
    of cell: Presentation, _ column: Int, _ widths: [Int], top: Int, start: Int
  ) -> [Hotspot] {
    cell.hotspots.map { hotspot in
      var hotspot = hotspot
      for index in hotspot.spans.indices {
        let span = hotspot.spans[index]
        let shift = start + indent(of: cell.lines[span.line].cells.columns, column, widths)
        hotspot.spans[index].columns =
          span.columns.lowerBound + shift..<span.columns.upperBound + shift
        hotspot.spans[index].line += top
      }
      return hotspot
    }
  }

  private func indent(of columns: Int, _ column: Int, _ widths: [Int]) -> Int {
    let left = max(0, widths[column] - columns)
    let alignment = column < table.alignments.count ? table.alignments[column] : .left
    return switch alignment {
    case .left: 0
    case .center: left / 2
    case .right: left
    }
  }
}

extension Presentation {
  /// A line goes on in the next one without as much as a hyphen or a blank between.
  fileprivate var breaksWords: Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      guard let last = line.cells.last?.glyph, let first = next.cells.first?.glyph else {
        return false
      }
      return line.offset + line.cells.count == next.offset && last.isPartOfWord
        && first.isPartOfWord
    }
  }
}

extension Glyph {
  // Ideographs, two columns wide, may stand at any edge.
  fileprivate var isPartOfWord: Bool {
    columns == 1 && (text.first.map { $0.isLetter || $0.isNumber } ?? false)
  }
}

extension [Cell] {
  static func blanks(_ count: Int) -> [Cell] {
    Array(repeating: .blank, count: Swift.max(0, count))
  }
}
