/// Moving over the conversation.
extension ChatScreen {
  mutating func scroll(_ action: Action, _ effects: inout [Effect]) {
    if panel != nil { return scrollPanel(action) }
    switch action {
    case .moveCursor(let count): moveCursor(by: count)
    case .scrollRows(let rows): scroll(rows: rows)
    case .scrollHalfPages(let count): scroll(rows: count * max(1, view.height / 2))
    case .scrollPages(let count): scroll(rows: count * view.pageRows)
    case .scrollToOldest: scrollToOldest()
    case .scrollToNewest: scrollToNewest(&effects)
    case .goBack: goBack(&effects)
    case .retryLoading: retryLoading()
    default: break
    }
  }

  mutating func scroll(rows: Int) {
    forgetErrand()
    mustPage = true
    view.scroll(by: rows, in: scene)
    keepCursorOnScreen(toward: rows)
  }

  private mutating func scrollToOldest() {
    forgetErrand()
    mustPage = true
    view.scrollToOldest(in: scene)
    if cursorIndex != nil { setCursor(scene.message(from: -1, toward: 1)) }
  }

  private mutating func scrollToNewest(_ effects: inout [Effect]) {
    mustPage = true
    view.motion.stop()
    followNewest(&effects)
    if view.interaction.cursor != nil {
      setCursor(scene.message(from: scene.entries.count, toward: -1))
    }
  }

  private mutating func scrollPanel(_ action: Action) {
    switch action {
    case .choose(let step), .scrollRows(let step): scrollPanel(by: step)
    case .scrollPages(let count): scrollPanel(by: count * max(1, size.rows / 2))
    default: break
    }
  }

  mutating func scrollPanel(by rows: Int) {
    guard var panel else { return }
    panel.scroll(by: rows, conversation, in: size, appearance: appearance)
    self.panel = panel
  }
}

/// How the conversation is shown.
extension ChatScreen {
  mutating func nextBubbleStyle() {
    let all = BubbleStyle.all
    let shown = configuration.style.incomingBubble.name
    let index = all.firstIndex { $0.name == shown } ?? -1
    let style = all[(index + 1) % all.count]
    relayOut { $0.configuration.choose(style) }
    say("Bubbles: \(style.name)")
  }

  mutating func toggleTimes() {
    guard view.interaction.selection == nil else { return }
    relayOut { $0.view.interaction.revealsTimes.toggle() }
  }

  var isBare: Bool { view.interaction.isBare }

  mutating func toggleBare() {
    if leaveBare() { return }
    panel = nil
    closeSearchLine()
    closeTab()
    relayOut { $0.view.interaction.isBare = true }
  }

  /// False when the screen wasn't bare.
  @discardableResult
  mutating func leaveBare() -> Bool {
    guard isBare else { return false }
    relayOut { $0.view.interaction.isBare = false }
    return true
  }
}
