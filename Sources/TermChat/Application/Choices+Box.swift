/// How they look.
extension Choices {
  func box(in size: Size, appearance: Appearance) -> PanelBox {
    let strip = isStrip ? strip(appearance) : []
    if isStrip, strip.columns <= PanelBox.room(for: strip.columns, in: size) {
      return box([strip], columns: strip.columns, appearance)
    }
    let rows = choices.indices.map { row($0, appearance) }
    let columns = PanelBox.room(for: rows.map(\.columns).max() ?? 0, in: size)
    let shown = rows[shown(in: size)]
    return box(shown.map { $0.prefix(within: columns) }, columns: columns, appearance)
  }

  /// What lies at a point of the screen.
  func choice(at point: Point, in size: Size, appearance: Appearance) -> Int? {
    let box = box(in: size, appearance: appearance)
    guard let line = box.line(at: point, in: size) else { return nil }
    guard isStrip, box.columns == strip(appearance).columns, box.lines.count == 1 else {
      return shown(in: size).lowerBound + line
    }
    var end = box.rect(in: size).origin.column + PanelBox.frameColumns / 2
    return choices.indices.first { index in
      end += piece(index, appearance).columns
      return point.column < end
    }
  }

  private func box(_ lines: [[Cell]], columns: Int, _ appearance: Appearance) -> PanelBox {
    PanelBox(
      lines: lines, columns: columns,
      heading: appearance.cells(" \(heading) ", appearance.theme.quiet))
  }

  /// As many as fit, the chosen one among them.
  private func shown(in size: Size) -> Range<Int> {
    let room = PanelBox.rows(in: size)
    let first = min(max(0, chosen - room / 2), max(0, choices.count - room))
    return first..<min(choices.count, first + room)
  }

  private func row(_ index: Int, _ appearance: Appearance) -> [Cell] {
    let choice = choices[index]
    let key = appearance.cells(choice.keys.first ?? "", appearance.theme.panelKey)
    let width = choices.map { $0.keys.first?.count ?? 0 }.max() ?? 0
    let text = appearance.cells(choice.text + mark(choice, appearance), appearance.theme.panel)
    return lit(key + .blanks(width + 2 - key.columns) + text, index)
  }

  private func strip(_ appearance: Appearance) -> [Cell] {
    choices.indices.flatMap { piece($0, appearance) }
  }

  private func piece(_ index: Int, _ appearance: Appearance) -> [Cell] {
    let choice = choices[index]
    let key = appearance.cells(choice.keys.first ?? "", appearance.theme.panelKey)
    let text = appearance.cells(choice.text + mark(choice, appearance), appearance.theme.panel)
    return lit(.blanks(1) + key + .blanks(1) + text + .blanks(1), index)
  }

  private func mark(_ choice: Choice, _ appearance: Appearance) -> String {
    choice.isMarked ? appearance.symbols.sent : ""
  }

  private func lit(_ cells: [Cell], _ index: Int) -> [Cell] {
    guard index == chosen else { return cells }
    return cells.map { Cell($0.glyph, $0.style.with(.reverse)) }
  }
}
