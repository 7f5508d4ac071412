/// What the last edits were, where the next one may go on with them.
enum EditRun: Sendable {
  case none
  /// So many characters, the last of them blank or not.
  case typing(count: Int, isBlank: Bool)
  case deleting(count: Int)
  case killing
  /// What was put back stands there.
  case yanking(Range<Int>)

  // As many as Emacs takes back at once.
  private static let most = 20
}

extension EditRun {
  /// The run that a typed character makes, and whether it goes on: a word is taken back at once.
  func typing(_ character: Character) -> (run: EditRun, goesOn: Bool) {
    let isBlank = character.isWhitespace
    guard case .typing(let count, let wasBlank) = self, count < Self.most, isBlank || !wasBlank,
      !character.isNewline
    else { return (.typing(count: 1, isBlank: isBlank), false) }
    return (.typing(count: count + 1, isBlank: isBlank), true)
  }

  func deleting() -> (run: EditRun, goesOn: Bool) {
    guard case .deleting(let count) = self, count < Self.most else {
      return (.deleting(count: 1), false)
    }
    return (.deleting(count: count + 1), true)
  }

  var isKilling: Bool { if case .killing = self { true } else { false } }
}
