/// The cursor: the message that keys act on.
extension ChatScreen {
  /// The index of the message under the cursor; nil as well when it isn't loaded.
  var cursorIndex: Int? { view.interaction.cursor.flatMap(conversation.timeline.index) }

  mutating func setCursor(_ index: Int?) {
    setCursor(id: index.map { conversation.timeline.entries[$0].message.id })
  }

  mutating func setCursor(id: String?) {
    guard view.interaction.cursor != id else { return }
    view.interaction.cursor = id
    view.interaction.focusedHotspot = nil
    question = nil
  }

  /// Puts the cursor on the newest message on screen where there is none.
  mutating func needCursor() {
    if cursorIndex == nil { setCursor(view.messagesOnScreen(in: scene).last) }
  }

  /// One message further; a message higher than the screen is read through first.
  mutating func moveCursor(by step: Int) {
    forgetErrand()
    mustPage = true
    guard let index = cursorIndex else { return needCursor() }
    if view.goesOn(index, toward: step, in: scene) { return view.scroll(by: step, in: scene) }
    guard let next = scene.message(from: index, toward: step) else {
      return view.scroll(by: step, in: scene)
    }
    setCursor(next)
    view.reveal(next, in: scene)
  }

  /// After the screen scrolled in a direction: a cursor that left it comes back, as in vi.
  mutating func keepCursorOnScreen(toward step: Int) {
    guard let index = cursorIndex else { return }
    let shown = view.messagesOnScreen(in: scene)
    guard !shown.isEmpty, !shown.contains(index) else { return }
    setCursor(step > 0 ? shown.first : shown.last)
  }

  /// Gives the keys to the conversation or to the composer, which has no use for a cursor.
  mutating func setFocus(_ new: Focus) {
    let begins = focus != new
    focus = new
    bannerFocus = nil
    historySearch = nil
    guard new == .composer else {
      closeTab()
      return
    }
    if begins { followOnWriting() }
    setCursor(id: nil)
    stopSelecting()
    closeSearchLine()
    leaveBare()
  }
}

/// Messages that disappear.
extension ChatScreen {
  /// Lets go of all that hangs on a message, before it is removed.
  mutating func letGo(of id: String) {
    if view.interaction.cursor == id {
      if panel?.isAboutMessage ?? false { panel = nil }
      let index = conversation.timeline.index(of: id)
      setCursor(
        index.flatMap { scene.message(from: $0, toward: 1) ?? scene.message(from: $0, toward: -1) })
    }
    view.interaction.forget(id)
    if composer.lose(id) { say("That message was removed") }
    if errand?.id == id { errand = nil }
  }

  /// Lets go of everything, before all messages go.
  mutating func letGoOfAll() {
    if panel?.isAboutMessage ?? false { panel = nil }
    setCursor(id: nil)
    view.interaction.forgetAll()
    if let id = composer.purpose.id { _ = composer.lose(id) }
    places = []
    errand = nil
  }
}
