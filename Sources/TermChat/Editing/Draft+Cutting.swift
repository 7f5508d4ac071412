/// Deleting, cutting, and putting back.
extension Draft {
  public mutating func delete(_ motion: Motion) {
    let (run, goesOn) = run.deleting()
    let (range, rest) = deletion(motion)
    guard !range.isEmpty else { return endRun() }
    remove(range, keeping: rest, goesOn: goesOn)
    self.run = run
  }

  /// Deletes and remembers; cuts one after the other are one.
  mutating func kill(_ motion: Motion, into ring: inout KillRing) {
    let goesOn = run.isKilling
    let range = range(motion)
    guard !range.isEmpty else {
      goal = nil
      return
    }
    let before = range.lowerBound < caret
    if goesOn {
      ring.join(cutting(range), before: before)
    } else {
      ring.add(cutting(range))
    }
    remove(range)
    run = .killing
  }

  /// Puts back what was cut last.
  mutating func yank(from ring: KillRing) {
    guard let cutting = ring.current else { return endRun() }
    put(cutting, for: caret..<caret)
  }

  /// In the place of what was just put back, puts what was cut before it.
  mutating func yankOlder(from ring: inout KillRing) {
    guard case .yanking(let range) = run else { return endRun() }
    ring.turn()
    if let cutting = ring.current { put(cutting, for: range) }
  }

  private mutating func put(_ cutting: Cutting, for range: Range<Int>) {
    let rest = characters.count - range.upperBound
    guard insert(cutting, for: range), characters.count - rest >= range.lowerBound else { return }
    run = .yanking(range.lowerBound..<characters.count - rest)
  }

  /// Deletes blanks on both sides of the caret.
  mutating func deleteSpaces() {
    let isSpace = { (character: Character) in character.isWhitespace && !character.isNewline }
    let start = characters[..<caret].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    let end = characters[caret...].firstIndex { !isSpace($0) } ?? characters.count
    remove(start..<end)
  }

  func cutting(_ range: Range<Int>) -> Cutting {
    let inside = tokens.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    return Cutting(Array(characters[range]), inside.map { $0.moved(by: -range.lowerBound) })
  }
}
