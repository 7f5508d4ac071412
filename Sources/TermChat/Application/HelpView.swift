/// The help panel: every key of the table, by context.
struct HelpView: Sendable {
  private let lines: [Line]
  private var offset = 0

  private enum Line: Sendable {
    case heading(String)
    case key([String], String)
  }

  init(keys: KeyMap) {
    lines = KeyMap.Context.allCases.flatMap { context -> [Line] in
      let bindings = keys.bindings.filter { $0.context == context }
      guard !bindings.isEmpty else { return [] }
      return [.heading(context.rawValue)]
        + bindings.map { .key($0.keys, $0.help) }
    }
  }
}

extension HelpView {
  // The longest list of keys in the table has 28 columns.
  private static let keyColumns = 29
  // `Alt-Backspace` has 13.
  private static let oneKeyColumns = 13
  private static let mostColumns = 76

  mutating func scroll(by rows: Int, in size: Size) {
    offset = min(max(0, first(in: size) + rows), last(in: size))
  }

  /// The first line shown: a higher screen may show more than what is left from `offset` on.
  private func first(in size: Size) -> Int { min(offset, last(in: size)) }

  private func last(in size: Size) -> Int { max(0, lines.count - room(in: size)) }

  private func room(in size: Size) -> Int { max(1, size.rows - 2) }

  func draw(on surface: inout Surface, appearance: Appearance) {
    let columns = min(Self.mostColumns, surface.size.columns)
    let shown = lines.dropFirst(first(in: surface.size)).prefix(room(in: surface.size))
    let rows = shown.map { line in
      Presentation.Line(fill(cells(line, appearance, columns: columns - 4), to: columns - 4))
    }
    let box = Bubble(
      side: .outgoing, endsRun: false,
      colors: BubbleColors(border: appearance.theme.panelKey, detail: .plain),
      badge: badge(appearance, columns: columns - 4, scrolls: last(in: surface.size) > 0))
    let panel = box.rows(rows, symbols: appearance.symbols, filter: appearance.filter)
    let top = max(0, (surface.size.rows - panel.count) / 2)
    let left = max(0, (surface.size.columns - columns) / 2)
    // A column of air, so that what it covers doesn't grow into its border.
    let air = Rect(row: top, column: left - 1, rows: panel.count, columns: columns + 2)
    surface.fill(air, with: .blank)
    for (row, line) in panel.enumerated() {
      surface.draw(
        line, at: Point(row: top + row, column: left), in: surface.bounds)
    }
  }

  private func badge(_ appearance: Appearance, columns: Int, scrolls: Bool) -> [Cell] {
    let arrows = appearance.isASCII ? "Up, Down scroll, " : "↑ ↓ scroll, "
    return appearance.cells(
      " \(scrolls ? arrows : "")Esc closes ", appearance.theme.quiet, within: columns)
  }

  private func fill(_ cells: [Cell], to columns: Int) -> [Cell] {
    cells + .blanks(columns - cells.columns)
  }

  private func cells(_ line: Line, _ appearance: Appearance, columns: Int) -> [Cell] {
    let theme = appearance.theme
    switch line {
    case .heading(let text):
      return appearance.cells(text, theme.panel.with(.bold), within: columns)
    case .key(let keys, let help):
      // Where there is little room, the first key must do.
      let isNarrow = columns < Self.keyColumns * 2
      let width = min(isNarrow ? Self.oneKeyColumns : Self.keyColumns, columns)
      let names = isNarrow ? keys[0] : keys.joined(separator: "  ")
      return fill(appearance.cells(names, theme.panelKey, within: width), to: width + 1)
        + appearance.cells(help, theme.panel, within: max(0, columns - width - 1))
    }
  }
}
