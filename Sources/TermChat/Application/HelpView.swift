/// The help panel: every key of the table, by context, and every command.
struct HelpView: Sendable {
  private let lines: [Line]
  private let keyCount: Int
  private var scroll = PanelScroll()

  private enum Line: Sendable {
    case heading(String)
    case key([String], String)
  }

  init(keys: KeyMap, commands: CommandMap) {
    let keys = KeyMap.Context.allCases.flatMap { context -> [Line] in
      let bindings = keys.bindings.filter { $0.context == context }
      guard !bindings.isEmpty else { return [] }
      return [.heading(context.rawValue)]
        + bindings.map { .key($0.keys, $0.help) }
    }
    keyCount = keys.count
    lines =
      keys + [.heading("Commands, as the first thing in a message")]
      + commands.commands.map { .key([$0.usage] + $0.aliases.map { "/\($0)" }, $0.help) }
  }
}

extension HelpView {
  // The longest list of keys in the table that is shown whole has 28 columns.
  private static let keyColumns = 29
  // `Alt-Backspace` has 13.
  private static let oneKeyColumns = 13
  private static let mostColumns = 72

  mutating func scroll(by rows: Int, in size: Size) {
    scroll.move(by: rows, of: lines.count, room: PanelBox.rows(in: size))
  }

  mutating func scrollToCommands() { scroll.move(by: keyCount, of: lines.count, room: 1) }

  func box(in size: Size, appearance: Appearance) -> PanelBox {
    let columns = PanelBox.room(for: Self.mostColumns, in: size)
    let room = PanelBox.rows(in: size)
    let shown = lines.dropFirst(scroll.first(of: lines.count, room: room)).prefix(room)
    return PanelBox(
      lines: shown.map { cells($0, appearance, columns: columns) }, columns: columns,
      note: note(appearance, columns: columns, scrolls: lines.count > room))
  }

  private func note(_ appearance: Appearance, columns: Int, scrolls: Bool) -> [Cell] {
    let arrows = appearance.isASCII ? "Up, Down scroll, " : "↑ ↓ scroll, "
    return appearance.cells(
      " \(scrolls ? arrows : "")Esc closes ", appearance.theme.quiet, within: columns)
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
      let start = appearance.cells(names, theme.panelKey, within: width)
      return start + .blanks(width + 1 - start.columns)
        + appearance.cells(help, theme.panel, within: max(0, columns - width - 1))
    }
  }
}
