/// What is kept of the input bar for the next session.
extension Composer {
  /// The update that brings back what is being written, what waits behind an edit or behind a
  /// recalled text included.
  var kept: DraftUpdate {
    let drafts = unsent.filter { !$0.isEmpty }
    guard var all = drafts.first else { return Draft().kept }
    for draft in drafts.dropFirst() { all.add(draft) }
    return all.kept
  }

  /// What would be lost with the bar, the oldest first: not what stands elsewhere unchanged.
  private var unsent: [Draft] {
    let message = purpose.isEdit ? aside ?? Draft() : draft
    let isRecalled = history.recalled.map { $0 == message.text } ?? false
    var drafts = [history.written, isRecalled ? nil : message].compactMap(\.self)
    if purpose.isEdit, draft.text != original { drafts.append(draft) }
    return drafts
  }
}

extension Draft {
  /// Puts another one on lines of its own.
  fileprivate mutating func add(_ other: Draft) {
    move(.end)
    insert("\n")
    insert(other.cutting(0..<other.characters.count), for: caret..<caret)
  }

  /// Its text, and in it the places of its files.
  fileprivate var kept: DraftUpdate {
    DraftUpdate(
      text: isEmpty ? .clear : .set(text),
      attach: tokens.compactMap { token in
        token.attachment.map {
          Attachment(path: $0.path, bytes: $0.bytes, place: token.range.lowerBound)
        }
      })
  }
}
