/// What the user types.
extension ChatScreen {
  mutating func press(_ key: Key, _ effects: inout [Effect]) {
    if let first = firstStroke { return press(key, after: first, &effects) }
    if let chosen = chosenAction(for: key) { return choose(chosen, &effects) }
    if let tab = tab(for: key) { return perform(.open(tab), &effects) }
    let completing = completionAction(for: key)
    let onBanner = completing == nil ? bannerAction(for: key) : nil
    let chosen = completing ?? onBanner
    let begins = chosen == nil && contexts.contains { configuration.keys.begins(key, in: $0) }
    let action = begins ? nil : chosen ?? action(for: key)
    // Any other key is for where the keys were; Esc has a word to say to the banner first.
    if onBanner == nil, action != .dismiss { bannerFocus = nil }
    if action != .interrupt { quitDeadline = nil }
    if action != .message(.remove) { question = nil }
    if !(action?.goesOn ?? hasField) { endRuns() }
    if begins {
      firstStroke = key
    } else if let action {
      perform(action, &effects)
      if action == .banner(.leave) { leaveBanner(by: key, &effects) }
    } else if key.code == .character(" "), key.modifiers.isEmpty, isAtButton {
      pressButton(&effects)
    } else if hasField, case .character(let character) = key.code, key.modifiers.isEmpty,
      !hasSpace(character)
    {
      edit { $0.insert(character) }
    }
  }

  /// Any key that isn't the second one of a pair ends it quietly.
  private mutating func press(_ key: Key, after first: Key, _ effects: inout [Effect]) {
    firstStroke = nil
    let keys = configuration.keys
    let action = contexts.lazy.compactMap { keys.action(for: key, after: first, only: $0) }.first
    endRuns()
    if let action, allows(action) { perform(action, &effects) }
  }

  /// What is done next begins anew, in all lines that are edited.
  private mutating func endRuns() {
    composer.draft.endRun()
    searchLine?.endRun()
    historySearch?.endRun()
    openTab?.filter.endRun()
  }

  /// In reading the key that gives the keys back does there what it does without a banner.
  private mutating func leaveBanner(by key: Key, _ effects: inout [Effect]) {
    guard focus == .conversation, let action = action(for: key), action != .banner(.focus)
    else { return }
    perform(action, &effects)
  }

  mutating func type(_ text: String, _ effects: inout [Effect]) {
    for character in text {
      if !character.isNewline {
        press(Key(.character(character)), &effects)
        continue
      }
      bannerFocus = nil
      firstStroke = nil
      if hasField, !isSearching, openTab == nil {
        edit { $0.insert("\n") }
      }
    }
  }

  /// Typed characters go into a text.
  private var hasField: Bool {
    panel == nil && !isBare && (focus == .composer || searchLine != nil)
  }

  /// The keys go to a line that is looked for, not to the draft.
  var isSearching: Bool { searchLine != nil || historySearch != nil }

  /// Changes the text that is being typed.
  mutating func edit(_ change: (inout Draft) -> Void) {
    if searchLine != nil { return editSearch(change) }
    if historySearch != nil {
      historySearch?.edit(in: composer.history.entries, change)
      return
    }
    if openTab != nil { return editFilter(change) }
    // What was said before isn't about what is typed now.
    hint = nil
    if !composer.edit(change) { sayFull() }
  }
}

/// Which key means what now.
extension ChatScreen {
  /// What a menu does at once; the keys that move in it and close it stay its own.
  private func chosenAction(for key: Key) -> Choices.Action? {
    switch configuration.keys.action(for: key, only: .panel) {
    case nil, .scrollPages: panel?.action(for: key)
    default: nil
    }
  }

  private func action(for key: Key) -> Action? {
    let keys = configuration.keys
    if isBare {
      return keys.action(for: key, in: .conversation).flatMap { $0.worksBare ? $0 : nil }
    }
    if panel != nil { return keys.action(for: key, in: .panel) }
    if searchLine != nil { return lineAction(for: key, .search, keys) }
    if historySearch != nil { return lineAction(for: key, .history, keys) }
    if openTab != nil { return lineAction(for: key, .tab, keys) }
    if focus == .composer { return keys.action(for: key, in: .composer) }
    return readingAction(for: key, keys)
  }

  /// In a line that is typed for something else than a message.
  private func lineAction(for key: Key, _ context: KeyMap.Context, _ keys: KeyMap) -> Action? {
    let editing = keys.action(for: key, only: .composer).flatMap { $0.edits ? $0 : nil }
    return keys.action(for: key, only: context) ?? editing
      ?? keys.action(for: key, only: .everywhere)
  }

  /// Where keys are looked up now, for pairs of them.
  private var contexts: [KeyMap.Context] {
    if isBare { return [.conversation, .everywhere] }
    if panel != nil { return [.panel, .everywhere] }
    if isSearching { return [searchLine == nil ? .history : .search, .composer, .everywhere] }
    if openTab != nil { return [.tab, .composer, .everywhere] }
    return focus == .composer ? [.composer, .everywhere] : [.message, .conversation, .everywhere]
  }

  /// Whether a pair may do it here.
  private func allows(_ action: Action) -> Bool {
    if isBare { return action.worksBare }
    if isSearching || openTab != nil { return action.edits }
    guard case .message(let wanted) = action else { return true }
    return offer?.allows(wanted) ?? false
  }

  /// What can't be done with the message under the cursor leaves its key to the conversation.
  private func readingAction(for key: Key, _ keys: KeyMap) -> Action? {
    let plain = keys.action(for: key, in: .conversation)
    if view.interaction.selection != nil {
      return keys.action(for: key, only: .selection) ?? plain
    }
    guard let action = keys.action(for: key, only: .message), case .message(let wanted) = action
    else { return plain }
    return offer?.allows(wanted) ?? false ? action : plain ?? action
  }
}

extension Action {
  /// It changes a line of text, or moves in it.
  fileprivate var edits: Bool {
    switch self {
    case .move, .delete, .kill, .yank, .yankOlder, .transposeCharacters, .transposeWords,
      .changeCase, .deleteSpaces, .undo, .redo, .deleteOrQuit:
      true
    default: false
    }
  }

  /// It may go on with what the one before it began: a row of cuts, a word, lines up or down.
  fileprivate var goesOn: Bool { edits || self == .lineUp || self == .lineDown }

  /// It moves the conversation, or leaves it alone.
  fileprivate var worksBare: Bool {
    switch self {
    case .scrollRows, .scrollHalfPages, .scrollPages, .scrollToOldest, .scrollToNewest,
      .retryLoading, .dismiss, .close, .focusComposer, .toggleBare, .redraw, .suspend, .interrupt:
      true
    default: false
    }
  }
}
