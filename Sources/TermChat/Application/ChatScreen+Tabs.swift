/// The tabs of the input bar and their panels.
extension ChatScreen {
  mutating func perform(_ action: TabAction, _ effects: inout [Effect]) {
    switch action {
    case .open(let id): open(id, &effects)
    case .move(let rows, let columns): moveInPanel(rows: rows, columns: columns)
    case .accept: acceptChoice(&effects)
    }
  }

  /// The tab that has a key of its own.
  func tab(for key: Key) -> String? {
    guard panel == nil, searchLine == nil, !isBare, !hasBannerFocus else { return nil }
    return configuration.tabs.first { $0.key.flatMap(Key.init(name:)) == key }?.id
  }

  var filesTab: String? {
    configuration.tabs.first { if case .panel(.files) = $0.mode { true } else { false } }?.id
  }

  /// Chatto's rules: an action only fires; a panel takes the field's place, and keeps the draft.
  private mutating func open(_ id: String, _ effects: inout [Effect]) {
    guard let tab = configuration.tabs.first(where: { $0.id == id }) else { return }
    if case .action = tab.mode {
      return effects.append(.request(.press(id: nil, what: "tab", value: id)))
    }
    let isOpen = openTab?.tab.id == id
    panel = nil
    closeTab()
    setFocus(.composer)
    guard composer.hasField, !isOpen else { return }
    openTab = OpenTab(tab)
    refreshTab()
  }

  /// False when none was open.
  @discardableResult
  mutating func closeTab() -> Bool {
    guard openTab != nil else { return false }
    openTab = nil
    return true
  }

  private mutating func moveInPanel(rows: Int, columns: Int) {
    guard let panel = openTab?.view(isASCII: appearance.filter.forms.ascii) else { return }
    let chosen = panel.choice(rows: rows, columns: columns, appearance, columns: size.columns)
    openTab?.chosen = chosen
  }

  mutating func editFilter(_ change: (inout Draft) -> Void) {
    guard var filter = openTab?.filter else { return }
    change(&filter)
    // What is typed to find something is never so long.
    guard filter.characters.count <= SearchResult.longestQuery else { return }
    let isOther = filter.text != openTab?.filter.text
    openTab?.filter = filter
    guard isOther else { return }
    openTab?.chosen = 0
    refreshTab()
  }

  /// Offers what fits the filter; files come by themselves.
  mutating func refreshTab() {
    guard let tab = openTab else { return }
    let filter = tab.filter.text
    switch tab.panel {
    case .emoji:
      let found = emoji(named: filter)
      openTab?.show(found)
    case .files: break
    case .choices(let choices):
      let found = choices(composerState, filter)
      openTab?.show(found)
    }
  }

  private func emoji(named filter: String) -> [InputChoice] {
    let forms = appearance.filter.forms
    return EmojiNames.matching(filter).filter { $0.isKnown(to: forms) }.map { emoji in
      let name = emoji.name.split(separator: "_").joined(separator: " ")
      return forms.ascii
        ? InputChoice(name, .insert(emoji.emoji))
        : InputChoice(emoji.emoji, detail: name, .insert(emoji.emoji))
    }
  }
}

/// Taking what is chosen.
extension ChatScreen {
  mutating func acceptChoice(_ effects: inout [Effect]) {
    guard let openTab else { return }
    if let choice = openTab.accepted { return take(choice.action, &effects) }
    let path = openTab.filter.text
    if openTab.isFiles, !path.isEmpty { take(.attach(path), &effects) }
  }

  private mutating func take(_ action: InputChoice.Action, _ effects: inout [Effect]) {
    switch action {
    case .insert(let text):
      let clean = appearance.filter.clean(text)
      if !composer.edit({ $0.insert(clean) }) { refuseInsert() }
      refreshTab()
    case .send(let text): sendChoice(text, &effects)
    case .press(let value):
      effects.append(.request(.press(id: nil, what: "tab", value: value)))
      closeTab()
    case .attach(let path):
      effects.append(.serve(.attach(paths: [path], pasted: nil)))
      closeTab()
    case .filter(let text): editFilter { $0.replace(with: text) }
    }
  }

  private mutating func refuseInsert() {
    if let limit = composer.limit { say("At most \(limit) characters") }
  }

  private mutating func sendChoice(_ text: String, _ effects: inout [Effect]) {
    guard !composer.isBusy else { return say("Still sending") }
    guard let part = Draft(appearance.filter.clean(text)).parts.first else { return }
    closeTab()
    send(part, answering: nil, &effects)
  }
}

/// The host's files.
extension ChatScreen {
  // The prefix that the host completes paths by.
  private static let filesPrefix = "attach"

  /// Asks the host for the files that fit what is typed, once for each filter.
  mutating func askForFiles(_ effects: inout [Effect]) {
    guard let openTab, openTab.isFiles, openTab.asked != openTab.filter.text else { return }
    let filter = openTab.filter.text
    self.openTab?.asked = filter
    effects.append(
      .serve(.complete(CompletionQuery(prefix: Self.filesPrefix, filter: filter))))
  }

  /// Shows what the host found, when it is still wanted.
  mutating func takeIn(_ answer: CompletionAnswer) {
    guard let openTab, openTab.isFiles,
      answer.query == CompletionQuery(prefix: Self.filesPrefix, filter: openTab.filter.text)
    else { return }
    self.openTab?.show(answer.completions.map(InputChoice.init(file:)))
    measure()
  }
}

extension InputChoice {
  fileprivate init(file: Completion) {
    let parts = file.text.split(separator: "/")
    let name = parts.last.map(String.init) ?? file.text
    if file.isPartial {
      let path = file.text.hasSuffix("/") ? file.text : file.text + "/"
      self.init(name + "/", detail: file.detail, .filter(path))
    } else {
      self.init(name, detail: file.detail, .attach(file.text))
    }
  }
}

/// How a tab looks.
extension ChatScreen {
  /// The names of all tabs, or of the open one where there is no room.
  func tabParts(columns: Int) -> [BarLine.Part] {
    let open = openTab?.tab.id
    let all = configuration.tabs.map { part(of: $0, open: open) }
    // Beside the sign for more, and a counter.
    let room = columns - 16
    let line = BarLine(all.flatMap { [$0, .space(0)] })
    if line.columns <= room { return all.flatMap { [$0, .space(0)] } }
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
  }

  /// What is chosen, or how the draft goes that emoji are written into.
  private func tabBadge(_ openTab: OpenTab) -> String? {
    openTab.accepted.flatMap { openTab.isFiles || $0.detail.isEmpty ? nil : $0.detail }
  }
}
