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
    guard panel == nil, !isSearching, !isBare, !hasBannerFocus else { return nil }
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
    let most = openTab?.longestFilter ?? 0
    guard filter.characters.count <= most else { return say("At most \(most) characters") }
    let isOther = filter.text != openTab?.filter.text
    openTab?.filter = filter
    guard isOther else { return }
    openTab?.chosen = 0
    openTab?.keepFitting()
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
    let found = filter.isEmpty ? EmojiNames.usualFirst : EmojiNames.matching(filter)
    return found.filter { $0.isKnown(to: forms) }.map { emoji in
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
      if !composer.edit({ $0.insert(clean) }) { sayFull() }
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

  private mutating func sendChoice(_ text: String, _ effects: inout [Effect]) {
    guard !composer.isBusy else { return say("Still sending") }
    guard let part = Draft(appearance.filter.clean(text)).parts.first else { return }
    closeTab()
    send(part, answering: nil, &effects)
  }
}
