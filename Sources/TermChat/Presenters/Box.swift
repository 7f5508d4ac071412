/// A box of thin lines inside a bubble; square, so that nobody takes it for one.
struct Box {
  let context: PresenterContext
  /// Blank columns between a side and what stands beside it.
  var padding = 1

  /// Columns that it takes beside its content.
  var frameColumns: Int { 2 + 2 * padding }

  /// `content` in the box, filled up to `columns` and `rows`.
  func around(_ content: Presentation, columns: Int, rows: Int = 0) -> Presentation {
    let last = content.lines.last?.offset ?? 0
    let missing = max(0, rows - content.lines.count)
    var box = Presentation(lines: [top(columns, offset: content.lines.first?.offset ?? 0)])
    for line in content.lines { box.lines.append(middle(line.cells, columns, offset: line.offset)) }
    let blank = middle([], columns, offset: last)
    box.lines += repeatElement(blank, count: missing)
    box.lines.append(bottom(columns, offset: last))
    box.hotspots = content.hotspots.map { $0.moved(lines: 1, columns: 1 + padding) }
    box.extent = max(1, content.extent)
    return box
  }
}

extension Box {
  private func top(_ columns: Int, offset: Int) -> Presentation.Line {
    let lines = context.appearance.lines
    return edge(lines.topLeft([]), lines.topRight([]), columns, offset: offset)
  }

  private func bottom(_ columns: Int, offset: Int) -> Presentation.Line {
    let lines = context.appearance.lines
    return edge(lines.bottomLeft([]), lines.bottomRight([]), columns, offset: offset)
  }

  private func edge(
    _ left: Glyph, _ right: Glyph, _ columns: Int, offset: Int
  ) -> Presentation.Line {
    let style = context.styles.line
    let dash = Cell(context.appearance.lines.horizontal, style)
    var cells = [Cell](repeating: dash, count: columns + frameColumns)
    cells[0].glyph = left
    cells[cells.count - 1].glyph = right
    return Presentation.Line(cells, offset: offset, isClosed: true)
  }

  private func middle(_ content: [Cell], _ columns: Int, offset: Int) -> Presentation.Line {
    let wall = Cell(context.appearance.lines.vertical, context.styles.line)
    let blank = Cell(.space, context.styles.text)
    var cells = [Cell](repeating: blank, count: 1 + padding)
    cells[0] = wall
    cells += content
    cells += repeatElement(blank, count: padding + max(0, columns - content.columns))
    cells.append(wall)
    return Presentation.Line(cells, offset: offset, isClosed: true)
  }
}
