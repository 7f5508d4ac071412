/// What the user types.
extension ChatScreen {
  mutating func press(_ key: Key, _ effects: inout [Effect]) {
    if let chosen = chosenAction(for: key) { return choose(chosen, &effects) }
    let onBanner = bannerAction(for: key)
    let action = onBanner ?? action(for: key)
    // Any other key is for where the keys were; Esc has a word to say to the banner first.
    if onBanner == nil, action != .dismiss { bannerFocus = nil }
    if action != .interrupt { quitDeadline = nil }
    if action != .message(.remove) { question = nil }
    if let action {
      perform(action, &effects)
      if action == .banner(.leave) { leaveBanner(by: key, &effects) }
    } else if hasField, case .character(let character) = key.code, key.modifiers.isEmpty {
      edit { $0.insert(character) }
    }
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
      if hasField, searchLine == nil {
        edit { $0.insert("\n") }
      }
    }
  }

  /// Typed characters go into a text.
  private var hasField: Bool {
    panel == nil && !isBare && (focus == .composer || searchLine != nil)
  }

  /// Changes the text that is being typed.
  mutating func edit(_ change: (inout Draft) -> Void) {
    if searchLine != nil { return editSearch(change) }
    // The counter tells of the limit that the other side has set.
    if !composer.edit(change), composer.limit == nil { sayFull() }
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
    if searchLine != nil {
      let editing = keys.action(for: key, only: .composer).flatMap { $0.edits ? $0 : nil }
      return keys.action(for: key, only: .search) ?? editing
        ?? keys.action(for: key, only: .everywhere)
    }
    if focus == .composer { return keys.action(for: key, in: .composer) }
    return readingAction(for: key, keys)
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
    case .move, .delete, .kill, .yank, .deleteOrQuit: true
    default: false
    }
  }

  /// It moves the conversation, or leaves it alone.
  fileprivate var worksBare: Bool {
    switch self {
    case .scrollRows, .scrollHalfPages, .scrollPages, .scrollToOldest, .scrollToNewest,
      .retryLoading, .dismiss, .focusComposer, .toggleBare, .redraw, .suspend, .interrupt:
      true
    default: false
    }
  }
}
