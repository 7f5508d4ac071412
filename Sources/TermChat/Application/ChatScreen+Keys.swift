/// What the user types.
extension ChatScreen {
  mutating func press(_ key: Key, _ effects: inout [Effect]) {
    if key != Key(.character("c"), .control) { quitDeadline = nil }
    if let action = configuration.keys.action(for: key, in: context) {
      perform(action, &effects)
    } else if focus == .composer, help == nil, case .character(let character) = key.code,
      key.modifiers.isEmpty
    {
      composer.edit { $0.insert(character) }
    }
  }

  private var context: KeyMap.Context {
    help != nil ? .help : focus == .composer ? .composer : .conversation
  }

  mutating func type(_ text: String, _ effects: inout [Effect]) {
    for character in text {
      if !character.isNewline {
        press(Key(.character(character)), &effects)
      } else if focus == .composer, help == nil {
        composer.edit { $0.insert("\n") }
      }
    }
  }

  mutating func paste(_ text: String) {
    focus = .composer
    let clean = appearance.filter.clean(text)
    composer.edit { $0.insert(clean) }
  }

  private mutating func perform(_ action: Action, _ effects: inout [Effect]) {
    switch action {
    case .send: send(&effects)
    case .newline: composer.edit { $0.insert("\n") }
    case .move(let motion): composer.draft.move(motion)
    case .delete(let motion): composer.edit { $0.delete(motion) }
    case .kill(let motion): composer.edit { $0.kill(motion) }
    case .yank: composer.edit { $0.yank() }
    case .lineUp: moveLine(-1)
    case .lineDown: moveLine(1)
    case .focusComposer: focus = .composer
    case .dismiss: dismiss(&effects)
    case .help: help = help == nil ? HelpView(keys: configuration.keys) : nil
    case .redraw: effects.append(.redraw)
    case .suspend: effects.append(.suspend)
    case .interrupt: interrupt(&effects)
    case .deleteOrQuit:
      composer.draft.isEmpty || !composer.hasField
        ? effects.append(.quit) : composer.edit { $0.delete(.forward) }
    default: scroll(action, &effects)
    }
  }
}

extension ChatScreen {
  private mutating func send(_ effects: inout [Effect]) {
    pressButton(&effects)
    guard let text = composer.take() else { return }
    if text == "/quit" { return effects.append(.quit) }
    let id = makeID()
    let message = Message(
      id: id, from: conversation.me, at: now, Text(text), delivery: Delivery(.sending))
    conversation.timeline.receive(message, at: now)
    effects.append(.request(.send(id: id, text: text)))
    followNewest(&effects)
  }

  /// Presses what stands in place of the field.
  func pressButton(_ effects: inout [Effect]) {
    guard let button = composer.button else { return }
    effects.append(.request(.press(id: nil, what: "composer", value: button)))
  }

  private mutating func moveLine(_ lines: Int) {
    guard composer.hasField else { return }
    if let caret = composerView.caret(linesDown: lines) {
      composer.draft.move(to: caret)
    } else if lines < 0 {
      composer.recallOlder()
    } else {
      composer.recallNewer()
    }
  }

  private mutating func interrupt(_ effects: inout [Effect]) {
    if !composer.draft.isEmpty, composer.hasField {
      composer.edit { $0.clear() }
    } else if quitDeadline != nil {
      effects.append(.quit)
    } else {
      quitDeadline = now + 2_000
    }
  }

  /// Closes the first of: help, banner; else the focus changes sides.
  private mutating func dismiss(_ effects: inout [Effect]) {
    if help != nil {
      help = nil
    } else if let banner = banners.shown?.banner, banner.isDismissible {
      dismiss(banner, &effects)
    } else {
      focus = focus == .composer ? .conversation : .composer
    }
  }

  mutating func dismiss(_ banner: Banner, _ effects: inout [Effect]) {
    banners.hide(nil, at: now, rows: bannerRows)
    if let id = banner.id { effects.append(.request(.dismiss(id: id))) }
  }

  private mutating func scroll(_ action: Action, _ effects: inout [Effect]) {
    if help != nil { return scrollHelp(action) }
    mustPage = true
    switch action {
    case .scrollRows(let rows): view.scroll(by: rows, in: scene)
    case .scrollHalfPages(let count): scroll(rows: count * max(1, view.height / 2))
    case .scrollPages(let count): scroll(rows: count * view.pageRows)
    case .scrollMessages(let count): view.scrollByMessage(count, in: scene)
    case .scrollToOldest: view.scrollToOldest(in: scene)
    case .scrollToNewest: followNewest(&effects)
    case .retryLoading: retryLoading()
    default: break
    }
  }

  mutating func scroll(rows: Int) {
    mustPage = true
    view.scroll(by: rows, in: scene)
  }

  private mutating func scrollHelp(_ action: Action) {
    switch action {
    case .scrollRows(let rows): help?.scroll(by: rows, in: size)
    case .scrollPages(let count): help?.scroll(by: count * max(1, size.rows / 2), in: size)
    default: break
    }
  }
}
