/// What the keys of the table do.
extension ChatScreen {
  mutating func perform(_ action: Action, _ effects: inout [Effect]) {
    switch action {
    case .send: send(&effects)
    case .newline: composer.edit { $0.insert("\n") }
    case .move(let motion): edit { $0.move(motion) }
    case .delete(let motion): delete(motion)
    case .kill(let motion): edit { $0.kill(motion) }
    case .yank: edit { $0.yank() }
    case .lineUp: moveLine(-1)
    case .lineDown: moveLine(1)
    case .focusComposer: if !leaveBare() { setFocus(.composer) }
    case .dismiss: dismiss()
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
    case .completion(let action): perform(action, &effects)
    default: scroll(action, &effects)
    }
  }

  private mutating func interrupt(_ effects: inout [Effect]) {
    if searchLine != nil {
      closeSearch()
    } else if !composer.draft.isEmpty, composer.hasField {
      composer.edit { $0.clear() }
    } else if quitDeadline != nil {
      effects.append(.quit)
    } else {
      quitDeadline = now + Hint.duration
    }
  }

  private mutating func deleteOrQuit(_ effects: inout [Effect]) {
    if searchLine == nil, composer.draft.isEmpty || !composer.hasField {
      effects.append(.quit)
    } else {
      edit { $0.delete(.forward) }
    }
  }

  private mutating func delete(_ motion: Draft.Motion) {
    if let searchLine, searchLine.isEmpty {
      closeSearch()
    } else {
      edit { $0.delete(motion) }
    }
  }

  /// Closes the first of: the list of completions, bare text, a panel, a banner, an answer or edit, a search, a selection;
  /// else the focus changes sides.
  private mutating func dismiss() {
    if closeCompletion() || leaveBare() { return }
    if panel != nil {
      panel = nil
    } else if dismissBanner() {
      return
    } else if hasBannerFocus {
      bannerFocus = nil
    } else if searchLine != nil {
      closeSearch()
    } else if !(composer.leave() || closeSearch() || stopSelecting()) {
      setFocus(focus == .composer ? .conversation : .composer)
    }
  }
}
