/// Completing as it goes: what is typed, what is offered, what is chosen.
///
/// A session begins while its prefix is typed, goes on with every change behind it, and ends when
/// the caret leaves it.
struct Completing: Sendable {
  /// Nil while nothing is completed.
  private(set) var session: CompletionSession?
  /// The best first.
  private(set) var offers: [Completion] = []
  /// The index of the one that a key accepts.
  private(set) var chosen = 0
  /// The first one that a list shows.
  private(set) var first = 0
  private var completer: Completer?
  /// What a session began with, where it is listed once.
  private var listed: [Completion] = []
  private var awaited: CompletionQuery?
  private var closed: ClosedSession?

  /// Nobody goes through more of them.
  static let mostOffers = 100
  /// So many are shown at once; InputBarAccessoryView's number.
  static let mostRows = 3
}

extension Completing {
  /// There is something to show.
  var isOpen: Bool { session != nil && (isLooking || !offers.isEmpty) }

  /// Somebody was asked and hasn't answered.
  var isLooking: Bool { awaited != nil }

  /// Nothing goes on, and nothing is remembered of what did.
  var isIdle: Bool { session == nil && closed == nil }

  var accepted: Completion? { offers.indices.contains(chosen) ? offers[chosen] : nil }

  /// The chosen one stands in the text already.
  var isTypedInFull: Bool { session != nil && accepted?.text == session?.filter }

  var trigger: CompletionTrigger? { completer?.trigger }

  /// Whether the embedder lets the chosen one come into the text.
  var mayAccept: Bool {
    guard let session, let accepted, let completer else { return false }
    return completer.mayAccept(accepted, session)
  }
}

/// How a session goes.
extension Completing {
  /// Why the draft is looked at.
  enum Occasion: Hashable, Sendable {
    /// Something was typed: a session may begin.
    case typing
    /// Somebody wants completions now, closed or not, however little is typed.
    case asking
    /// Anything else: a session may only go on, or end.
    case other
  }

  /// Looks at the draft after a change of it or of its caret; returns what is to be asked outside.
  mutating func follow(
    _ draft: Draft, _ completers: [Completer], _ occasion: Occasion, in scene: CompletionScene
  ) -> CompletionQuery? {
    if closed?.follow(draft) == false || occasion == .asking { closed = nil }
    guard let next = CompletionSession(in: draft, completers.map(\.trigger)),
      let completer = completers.last(where: { $0.trigger.prefix == next.prefix })
    else {
      end()
      return nil
    }
    let goesOn = next.continues(session)
    guard goesOn || occasion != .other, isWanted(next, completer, occasion),
      goesOn || completer.mayBegin(next)
    else {
      end()
      return nil
    }
    guard next != session else { return nil }
    if !goesOn { end() }
    session = next
    self.completer = completer
    return load(next, from: completer.source, isNew: !goesOn, in: scene)
  }

  private func isWanted(
    _ session: CompletionSession, _ completer: Completer, _ occasion: Occasion
  ) -> Bool {
    if occasion == .asking || session.continues(self.session) && awaitsMore(completer) {
      return true
    }
    return !(closed?.closes(session) ?? false)
      && session.filter.count >= completer.trigger.leastFilter
  }

  /// Opened with less than it takes by itself, a session goes on.
  private func awaitsMore(_ completer: Completer) -> Bool {
    (session?.filter.count ?? 0) < completer.trigger.leastFilter
  }

  private mutating func load(
    _ session: CompletionSession, from source: Completer.Source, isNew: Bool,
    in scene: CompletionScene
  ) -> CompletionQuery? {
    switch source {
    case .listed(let list):
      if isNew { listed = list(scene) }
      offer(listed.ranked(for: session.filter))
    case .known(let find): offer(find(session.filter, scene))
    case .asked(let name):
      // What was shown stays as far as it fits: nothing else may be accepted in the meantime.
      offer(offers.ranked(for: session.filter).filter { $0.text != session.filter })
      awaited = CompletionQuery(prefix: name, filter: session.filter)
    }
    return awaited
  }

  private mutating func offer(_ completions: [Completion]) {
    offers = Array(completions.prefix(Self.mostOffers))
    chosen = 0
    first = 0
  }

  /// Takes in what was found; an answer to an older query is none.
  mutating func receive(_ answer: CompletionAnswer) {
    guard answer.query == awaited else { return }
    awaited = nil
    offer(answer.completions)
  }

  /// Ends the session until its prefix is typed anew; false when there is none.
  @discardableResult
  mutating func close(in draft: Draft) -> Bool {
    guard let session else { return false }
    closed = ClosedSession(session, in: draft)
    end()
    return true
  }

  mutating func end() {
    session = nil
    completer = nil
    awaited = nil
    listed = []
    offer([])
  }
}

/// Choosing.
extension Completing {
  /// From the last one on to the first, and back.
  mutating func choose(_ step: Int) {
    guard !offers.isEmpty else { return }
    choose(index: (chosen + step % offers.count + offers.count) % offers.count)
  }

  mutating func choose(index: Int) {
    guard offers.indices.contains(index) else { return }
    chosen = index
    first = min(max(first, chosen - Self.mostRows + 1), chosen)
  }

  /// As a wheel does: to the end and no further.
  mutating func chooseWithoutWrapping(_ step: Int) {
    choose(index: min(max(0, chosen + step), offers.count - 1))
  }
}
