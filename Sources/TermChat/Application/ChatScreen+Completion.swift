/// Completing what is typed in the input bar.
extension ChatScreen {
  /// What completes the draft as things stand; in another text of an old message a slash is text.
  var completers: [Completer] {
    configuration.completers
      + (composer.purpose.isEdit ? [] : configuration.commands.completers)
  }

  /// The field is being typed in.
  private var takesCompletion: Bool {
    focus == .composer && composer.hasField && panel == nil && !isSearching && openTab == nil
      && !isBare && !hasBannerFocus
  }

  /// After every event: a session may begin, go on or end.
  mutating func followCompletion(_ event: Event, _ effects: inout [Effect]) {
    // Most events are about nothing of this.
    if completing.isIdle, !event.types { return }
    guard takesCompletion else { return completing.end() }
    followCompletion(event.types ? .typing : .other, &effects)
  }

  private mutating func followCompletion(
    _ occasion: Completing.Occasion, _ effects: inout [Effect]
  ) {
    let scene = CompletionScene(conversation, appearance)
    if let query = completing.follow(composer.draft, completers, occasion, in: scene) {
      effects.append(.serve(.complete(query)))
    }
  }

  /// For the tokens in the draft, where there are any.
  var tokenColors: TokenColors {
    composer.draft.tokens.isEmpty ? TokenColors() : TokenColors(completers.map(\.trigger))
  }

  /// The list, while there is one and rows to draw it in.
  var completionView: CompletionView? {
    guard completing.isOpen, takesCompletion else { return nil }
    return CompletionView(completing: completing, appearance: appearance)
  }
}

/// Keys and clicks on the list.
extension ChatScreen {
  /// What a key does because completions are offered, or may be.
  func completionAction(for key: Key) -> Action? {
    guard takesCompletion else { return nil }
    let keys = configuration.keys
    guard completing.isOpen, !areas.conversation.isEmpty else {
      let action = keys.action(for: key, only: .composer)
      return action == .completion(.open) && canOpenCompletion ? action : nil
    }
    let action = keys.action(for: key, only: .completion)
    guard case .completion = action else { return action }
    let without = keys.action(for: key, only: .composer)
    // Nothing is left to complete, or nothing to choose from: the key does what it always does.
    let isIdle = completing.isTypedInFull && action == .completion(.accept)
    if (isIdle || completing.offers.isEmpty) && without != .completion(.open) { return nil }
    return action
  }

  private var canOpenCompletion: Bool {
    CompletionSession(in: composer.draft, completers.map(\.trigger)) != nil
  }

  mutating func perform(_ action: CompletionAction, _ effects: inout [Effect]) {
    switch action {
    case .open: followCompletion(.asking, &effects)
    case .accept: acceptCompletion(&effects)
    case .choose(let step): completing.choose(step)
    }
  }

  private mutating func acceptCompletion(_ effects: inout [Effect]) {
    guard completing.mayAccept, let session = completing.session,
      let completion = completing.accepted, let trigger = completing.trigger
    else { return }
    let before = composer.draft.revision
    let filter = appearance.filter
    composer.edit { $0.accept(completion, for: session, trigger, filter: filter) }
    // It would have gone over the limit.
    guard composer.draft.revision != before else { return }
    if !completion.isPartial {
      completing.close(in: composer.draft)
      spacedRevision = trigger.appendsSpace ? composer.draft.revision : nil
    }
    followCompletion(.typing, &effects)
  }

  /// A space typed right behind a completion is the one that came with it.
  mutating func hasSpace(_ character: Character) -> Bool {
    defer { spacedRevision = nil }
    return character == " " && spacedRevision == composer.draft.revision && !isSearching
      && openTab == nil
  }

  /// False when there is none.
  mutating func closeCompletion() -> Bool {
    completing.isOpen && completing.close(in: composer.draft)
  }

  /// False where the mouse isn't on the list.
  mutating func clickCompletion(at point: Point, _ effects: inout [Effect]) -> Bool {
    let area = areas.conversation
    guard let view = completionView, view.rect(in: area).contains(point) else { return false }
    lastClick = nil
    if let index = view.offer(at: point, in: area) {
      completing.choose(index: index)
      acceptCompletion(&effects)
    }
    return true
  }

  /// False where the mouse isn't on the list.
  mutating func wheelCompletion(_ step: Int, at point: Point) -> Bool {
    guard let view = completionView, view.rect(in: areas.conversation).contains(point) else {
      return false
    }
    completing.chooseWithoutWrapping(step)
    return true
  }
}

extension Event {
  /// Text comes into the draft from the keyboard, or goes by Backspace.
  fileprivate var types: Bool {
    switch self {
    case .text: true
    case .key(let key):
      if case .character = key.code { key.modifiers.isEmpty } else { key == Key(.backspace) }
    default: false
    }
  }
}
