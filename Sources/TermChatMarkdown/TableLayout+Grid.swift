import TermChat

/// Aligned columns.
extension TableLayout {
  func grid(_ rows: [[Presentation]], _ widths: [Int]) -> Presentation {
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
          blanks(left) + cells + (isLast ? [] : blanks(right) + line)
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

  // In a bubble filled with colour they are filled too.
  private func blanks(_ count: Int) -> [Cell] {
    Array(repeating: Cell(.space, context.styles.text), count: max(0, count))
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
