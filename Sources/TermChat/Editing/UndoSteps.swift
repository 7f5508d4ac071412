/// The edits of a draft, to be taken back and done again.
struct UndoSteps: Sendable {
  /// One edit, as what takes it back.
  struct Step: Sendable {
    var place: Int
    /// What comes back.
    var removed: [Character]
    /// How many characters go.
    var inserted: Int
    /// The tokens and the caret from before.
    var tokens: [DraftToken]
    var caret: Int
    /// The caret from behind the edit.
    var caretAfter: Int
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// How many characters all steps keep.
  private var kept = 0

  // More than anybody goes back by hand.
  private static let mostSteps = 1_000
  // 16 MiB at 16 bytes each.
  private static let mostKept = 1 << 20
}

extension UndoSteps {
  /// Notes an edit; one that goes on with the last edit becomes one step with it.
  mutating func add(_ step: Step, goesOn: Bool) {
    kept -= undone.reduce(0) { $0 + $1.removed.count }
    undone = []
    if goesOn, let last = done.last, let joined = last.join(step) {
      kept -= last.removed.count
      done.removeLast()
      addDone(joined)
    } else {
      addDone(step)
    }
    bound()
  }

  /// The newest edit; whoever takes it hands in what does it again.
  mutating func takeBack() -> Step? {
    let step = done.popLast()
    kept -= step?.removed.count ?? 0
    return step
  }

  mutating func takeAgain() -> Step? {
    let step = undone.popLast()
    kept -= step?.removed.count ?? 0
    return step
  }

  mutating func addUndone(_ step: Step) {
    kept += step.removed.count
    undone.append(step)
  }

  mutating func addDone(_ step: Step) {
    kept += step.removed.count
    done.append(step)
  }

  /// Forgets the oldest edits; the newest one can always be taken back.
  private mutating func bound() {
    var first = 0
    while done.count - first > 1, done.count - first > Self.mostSteps || kept > Self.mostKept {
      kept -= done[first].removed.count
      first += 1
    }
    done.removeFirst(first)
  }
}

extension UndoSteps.Step {
  /// This edit and the next one as one; nil where they don't touch.
  fileprivate func join(_ next: Self) -> Self? {
    let (end, nextEnd) = (place + inserted, next.place + next.removed.count)
    guard next.place <= end, nextEnd >= place else { return nil }
    let before = next.removed.prefix(max(0, place - next.place))
    let after = next.removed.suffix(max(0, nextEnd - end))
    var joined = self
    joined.place = min(place, next.place)
    joined.removed = before + removed + after
    joined.inserted += next.inserted - (next.removed.count - before.count - after.count)
    joined.caretAfter = next.caretAfter
    return joined
  }
}
