/// How the tabs of the input bar look.
extension ChatScreen {
  // What stands in the rule besides: the sign for more, and a counter.
  private static let markColumns = 16

  /// The names of all tabs, or of the open one where there is no room.
  func tabParts(columns: Int) -> [BarLine.Part] {
    let open = openTab?.tab.id
    let all = configuration.tabs.map { part(of: $0, open: open) }
    let line = all.flatMap { [$0, .space(0)] }
    if open == nil || BarLine(line).columns <= columns - Self.markColumns { return line }
    return configuration.tabs.filter { $0.id == open }.map { part(of: $0, open: open) }
  }

  private func part(of tab: InputTab, open: String?) -> BarLine.Part {
    let theme = appearance.theme
    let key = tab.key ?? self.key(of: .tab(.open(tab.id)))
    let style = tab.id == open ? theme.prompt.with(.underline) : theme.quiet
    let name = appearance.cells(tab.title, style)
    let keyCells = key.isEmpty ? [] : appearance.cells("\(key) ", theme.quiet)
    return .piece([.blank] + keyCells + name + [.blank], .tab(tab.id))
  }

  /// The panel, and a line to filter by in place of the field.
  func dressForTab(_ view: inout ComposerView) {
    guard let openTab else { return }
    var line = Composer()
    line.draft = openTab.filter
    view.composer = line
    view.mostLines = 1
    view.placeholder = openTab.placeholder
    view.note = nil
    let panel = openTab.view(isASCII: appearance.filter.forms.ascii)
    view.panel = panel
    let room = BarRoom.panelRows(rows: size.rows, taken: titleRows + (view.hasRule ? 1 : 0))
    view.panelRows = min(room, panel.rows(openTab.most, appearance, columns: size.columns))
    view.badge = view.hasRule ? tabBadge(openTab) : nil
    if !openTab.isFiles { showDraft(beside: &view) }
  }

  /// The draft before its caret, at the right of the filter: what is inserted shows there.
  private func showDraft(beside view: inout ComposerView) {
    let room = size.columns / 3
    guard room >= Self.leastForDraft, !composer.draft.isEmpty else { return }
    let before = String(composer.draft.characters[..<composer.draft.caret].suffix(room))
    let quiet = appearance.theme.quiet
    var cells = appearance.cells(before, quiet)
    if cells.columns > room || before.count < composer.draft.caret {
      let ellipsis = appearance.cells(appearance.symbols.ellipsis, quiet)
      while cells.columns + ellipsis.columns > room { cells.removeFirst() }
      cells = ellipsis + cells
    }
    view.place(left: BarLine(), right: BarLine([.piece(cells)]))
  }

  // Less of a draft says nothing.
  private static let leastForDraft = 10

  /// What is chosen, or how the draft goes that emoji are written into.
  private func tabBadge(_ openTab: OpenTab) -> String? {
    openTab.accepted.flatMap { openTab.isFiles || $0.detail.isEmpty ? nil : $0.detail }
  }
}
