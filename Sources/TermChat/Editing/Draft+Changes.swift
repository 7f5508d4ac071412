/// The one way for a change into the text.
extension Draft {
  /// Puts characters in the place of a range; false when that would go over the limit.
  @discardableResult
  mutating func splice(
    _ range: Range<Int>, with new: [Character], caret: Int, tokens added: [DraftToken] = [],
    goesOn: Bool = false
  ) -> Bool {
    endRun()
    let count = characters.count - range.count + new.count
    let bytes = byteCount - characters[range].byteCount + new.byteCount
    guard count <= max(limit ?? .max, characters.count),
      bytes <= max(Self.mostBytes, byteCount)
    else {
      wasRefused = true
      return false
    }
    guard !(range.isEmpty && new.isEmpty) else { return true }
    steps.add(
      UndoSteps.Step(
        place: range.lowerBound, removed: Array(characters[range]), inserted: new.count,
        tokens: tokens, caret: self.caret, caretAfter: caret),
      goesOn: goesOn)
    moveTokens(range, count: new.count, added)
    write(range, new)
    self.caret = caret
    return true
  }

  // Behind so much text at once there is made room for keys, so that the next one needn't.
  private static let long = 1_024

  private mutating func write(_ range: Range<Int>, _ new: [Character]) {
    byteCount += new.byteCount - characters[range].byteCount
    inkCount += new.inkCount - characters[range].inkCount
    characters.replaceSubrange(range, with: new)
    if new.count > Self.long { characters.reserveCapacity(characters.count + characters.count / 4) }
    layout.note(range, count: new.count)
    revision += 1
  }

  /// A token goes where its characters go, and ends where they change.
  private mutating func moveTokens(_ range: Range<Int>, count: Int, _ added: [DraftToken]) {
    let growth = count - range.count
    tokens = tokens.compactMap { token in
      if token.range.upperBound <= range.lowerBound { return token }
      guard token.range.lowerBound >= range.upperBound else { return nil }
      return token.moved(by: growth)
    }
    guard !added.isEmpty else { return }
    tokens = (tokens + added).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Taking back.
extension Draft {
  var canUndo: Bool { !steps.done.isEmpty }
  var canRedo: Bool { !steps.undone.isEmpty }

  /// Takes the last edit back: its text, its tokens and the caret. False when there is none.
  @discardableResult
  mutating func undo() -> Bool {
    guard let step = steps.takeBack() else { return false }
    steps.addUndone(revert(step))
    return true
  }

  /// Does again what was taken back last. False when there is nothing.
  @discardableResult
  mutating func redo() -> Bool {
    guard let step = steps.takeAgain() else { return false }
    steps.addDone(revert(step))
    return true
  }

  /// Does what a step says; returns what does the contrary.
  private mutating func revert(_ step: UndoSteps.Step) -> UndoSteps.Step {
    endRun()
    let range = step.place..<step.place + step.inserted
    let contrary = UndoSteps.Step(
      place: step.place, removed: Array(characters[range]), inserted: step.removed.count,
      tokens: tokens, caret: step.caretAfter, caretAfter: step.caret)
    write(range, step.removed)
    tokens = step.tokens
    caret = step.caret
    return contrary
  }
}

extension Collection<Character> {
  fileprivate var byteCount: Int { reduce(0) { $0 + $1.utf8.count } }
}
