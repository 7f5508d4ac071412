/// When the draft is handed out to be kept: soon after a change, at once when it is empty.
struct DraftKeeping: Sendable {
  /// What tells one state of the draft from another.
  struct Stamp: Hashable, Sendable {
    var revision: Int
    var purpose: Composer.Purpose
  }

  /// Milliseconds that a change waits for more: half of what may be lost at most.
  static let delay: Int64 = 1_000

  private var seen: Stamp
  /// When what has changed is kept; nil when nothing has.
  private(set) var deadline: Instant?
  private var last = DraftUpdate(text: .clear)

  init(_ composer: Composer) { seen = composer.stamp }
}

extension DraftKeeping {
  /// Looks at the draft.
  mutating func note(_ composer: Composer, at now: Instant) {
    let stamp = composer.stamp
    guard stamp != seen else { return }
    seen = stamp
    let due = composer.draft.isEmpty ? now : now + Self.delay
    deadline = deadline.map { min($0, due) } ?? due
  }

  /// What is to be kept now; nil when nothing is.
  mutating func take(_ composer: Composer, at now: Instant, isUrgent: Bool) -> DraftUpdate? {
    guard let deadline, isUrgent || deadline <= now else { return nil }
    self.deadline = nil
    let update = composer.kept
    guard update != last else { return nil }
    last = update
    return update
  }
}

extension Composer {
  fileprivate var stamp: DraftKeeping.Stamp {
    DraftKeeping.Stamp(revision: draft.revision, purpose: purpose)
  }
}
