/// What the keys of the table do.
extension ChatScreen {
  mutating func perform(_ action: Action, _ effects: inout [Effect]) {
    switch action {
    case .send: send(&effects)
    case .newline: edit { $0.insert("\n") }
    case .history(let action): perform(action)
    case .compose: wantsEditor = composer.hasField
    case .focusComposer: if !leaveBare() { setFocus(.composer) }
    case .dismiss: if !closeFirst() { setFocus(focus == .composer ? .conversation : .composer) }
    case .close: _ = closeFirst()
    case .help: toggleHelp()
    case .redraw: effects.append(.redraw)
    case .suspend: effects.append(.suspend)
    case .interrupt: interrupt(&effects)
    case .deleteOrQuit: deleteOrQuit(&effects)
    case .message(let action): perform(action, &effects)
    case .selection(let action): perform(action, &effects)
    case .search(let action): perform(action)
    case .banner(let action): perform(action, &effects)
    case .toggleTimes: toggleTimes()
    case .nextBubbleStyle: nextBubbleStyle()
    case .toggleBare: toggleBare()
    case .accept: accept(&effects)
    case .pressItem(let id): pressItem(id, &effects)
    case .removeAttachment: removeAttachment()
    case .tab(let action): perform(action, &effects)
    case .completion(let action): perform(action, &effects)
    default: if !editLine(action) { scroll(action, &effects) }
    }
  }

  private mutating func interrupt(_ effects: inout [Effect]) {
    if closeCompletion() {
      return
    } else if panel != nil {
      panel = nil
    } else if searchLine != nil {
      closeSearch()
    } else if historySearch != nil {
      historySearch = nil
    } else if closeTab() {
      return
    } else if composer.history.recalled != nil {
      recall(.draft)
    } else if !composer.draft.isEmpty, composer.hasField, !isBare {
      composer.edit { $0.clear() }
    } else if composer.leave() {
      return
    } else if quitDeadline != nil {
      effects.append(.quit)
    } else {
      quitDeadline = now + Hint.duration
    }
  }

  private mutating func deleteOrQuit(_ effects: inout [Effect]) {
    if !isSearching, openTab == nil, composer.draft.isEmpty || !composer.hasField {
      effects.append(.quit)
    } else {
      edit { $0.delete(.forward) }
    }
  }

  /// At the end of a batch, so that what was typed behind the key goes along: the text that comes
  /// back takes the draft's place.
  mutating func openEditor(_ effects: inout [Effect]) {
    if wantsEditor, composer.hasField, !effects.contains(.quit) {
      // Nothing is told while another program has the terminal.
      if typing.stopped() != nil { effects.append(.request(.typing(on: false))) }
      effects.append(.compose(composer.draft.text))
    }
    wantsEditor = false
  }

  /// Closes the first of: the list of completions, bare text, a panel, a search of what was sent, a
  /// tab, a banner, a search that is typed, an answer or edit, a search, a selection; false when none
  /// of them is open.
  private mutating func closeFirst() -> Bool {
    if closeCompletion() || leaveBare() { return true }
    if panel != nil {
      panel = nil
    } else if historySearch != nil {
      historySearch = nil
    } else if closeTab() || dismissBanner() {
      return true
    } else if hasBannerFocus {
      bannerFocus = nil
    } else if searchLine != nil {
      closeSearch()
    } else {
      return composer.leave() || closeSearch() || stopSelecting()
    }
    return true
  }
}
