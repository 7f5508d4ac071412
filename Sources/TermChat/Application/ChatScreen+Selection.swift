/// Selecting messages.
extension ChatScreen {
  mutating func perform(_ action: SelectionAction, _ effects: inout [Effect]) {
    switch action {
    case .start: startSelecting()
    case .stop: stopSelecting()
    case .toggle: toggleSelected()
    case .extend(let step): extendSelection(by: step)
    case .copy: copySelected(&effects)
    }
  }

  /// Begins with none, and with nothing else in the way (Chatto).
  private mutating func startSelecting() {
    needCursor()
    relayOut {
      $0.view.interaction.selection = []
      $0.view.interaction.revealsTimes = false
    }
  }

  /// False when nothing could be selected anyway.
  @discardableResult
  mutating func stopSelecting() -> Bool {
    guard view.interaction.selection != nil else { return false }
    relayOut { $0.view.interaction.selection = nil }
    return true
  }

  mutating func toggleSelected() {
    needCursor()
    guard let id = view.interaction.cursor else { return }
    let isSelected = view.interaction.selection?.contains(id) ?? false
    select(id, !isSelected)
  }

  private mutating func select(_ id: String, _ on: Bool) {
    if on {
      view.interaction.selection?.insert(id)
    } else {
      view.interaction.selection?.remove(id)
    }
  }

  private mutating func extendSelection(by step: Int) {
    needCursor()
    guard let index = cursorIndex else { return }
    select(scene.entries[index].message.id, true)
    guard let next = scene.message(from: index, toward: step) else { return }
    setCursor(next)
    view.reveal(next, in: scene)
    select(scene.entries[next].message.id, true)
  }

  /// Source texts in the order of the conversation; what isn't loaded any more is left out.
  private mutating func copySelected(_ effects: inout [Effect]) {
    let selected = view.interaction.selection ?? []
    let texts = conversation.timeline.entries.map(\.message).filter { selected.contains($0.id) }
      .map { appearance.filter.clean($0.kind.text) }
    guard !texts.isEmpty else { return say("Space selects a message") }
    effects.append(.copy(texts.joined(separator: "\n")))
    stopSelecting()
    say("Copied \(texts.count) \(texts.count == 1 ? "message" : "messages")")
  }
}
