/// What is written for: a new message, an answer, another text of an old message.
extension Composer {
  public enum Purpose: Hashable, Sendable {
    case message
    case reply(to: String)
    case edit(id: String)
  }

  mutating func beginReply(to id: String) {
    leave()
    purpose = .reply(to: id)
  }

  /// Takes the message's text into the field; what was there comes back afterwards.
  mutating func beginEdit(of id: String, text: String) {
    leave()
    aside = draft
    original = text
    put(Draft(text))
    purpose = .edit(id: id)
  }

  /// Ends an answer or an edit; false when there is none.
  ///
  /// What was written for an edit can be recalled as what was sent before.
  @discardableResult
  mutating func leave() -> Bool {
    guard purpose != .message else { return false }
    if let aside {
      if let text = draft.trimmed, text != original { history.add(text) }
      put(aside)
    }
    aside = nil
    purpose = .message
    return true
  }

  /// The message is gone: what was written for it stays, in the field where nothing waits for it.
  mutating func lose(_ id: String) -> Bool {
    guard purpose.id == id else { return false }
    guard purpose.isEdit, !isUnchangedEdit, aside?.isEmpty ?? true else { return leave() }
    aside = nil
    purpose = .message
    return true
  }

  /// An edit in which nothing was changed. Costs in proportion to the draft.
  var isUnchangedEdit: Bool { purpose.isEdit && draft.text == original }

  /// Takes the edited text and puts back what was being written before; nil when blank.
  mutating func takeEdit() -> String? {
    guard let text = sendable else { return nil }
    put(aside ?? Draft())
    aside = nil
    purpose = .message
    return text
  }
}

extension Composer.Purpose {
  /// The message that it is about.
  var id: String? {
    switch self {
    case .message: nil
    case .reply(let id), .edit(let id): id
    }
  }

  var isEdit: Bool { if case .edit = self { true } else { false } }
}
