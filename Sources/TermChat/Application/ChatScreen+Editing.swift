/// Readline's keys, in the draft and in lines that are searched for.
extension ChatScreen {
  /// False when the action is another one's.
  mutating func editLine(_ action: Action) -> Bool {
    switch action {
    case .move(let motion): edit { $0.move(motion) }
    case .delete(let motion): delete(motion)
    case .kill(let motion): withKills { $0.kill(motion, into: &$1) }
    case .yank: withKills { $0.yank(from: $1) }
    case .yankOlder: withKills { $0.yankOlder(from: &$1) }
    case .transposeCharacters: edit { $0.transposeCharacters() }
    case .transposeWords: edit { $0.transposeWords() }
    case .changeCase(let letterCase): edit { $0.changeCase(letterCase) }
    case .deleteSpaces: edit { $0.deleteSpaces() }
    case .undo: takeBack("Nothing to undo") { $0.undo() }
    case .redo: takeBack("Nothing to redo") { $0.redo() }
    case .lineUp: moveLine(-1)
    case .lineDown: moveLine(1)
    case .recall(let recall): self.recall(recall)
    default: return false
    }
    return true
  }

  /// What is cut in one line can be put back in another.
  private mutating func withKills(_ change: (inout Draft, inout KillRing) -> Void) {
    var kills = composer.kills
    edit { change(&$0, &kills) }
    composer.kills = kills
  }

  private mutating func takeBack(_ excuse: String, _ change: (inout Draft) -> Bool) {
    var isDone = true
    edit { isDone = change(&$0) }
    if !isDone { say(excuse) }
  }

  private mutating func delete(_ motion: Draft.Motion) {
    if let searchLine, searchLine.isEmpty {
      closeSearch()
    } else if let historySearch, historySearch.query.isEmpty {
      self.historySearch = nil
    } else {
      edit { $0.delete(motion) }
    }
  }
}

/// Lines, and what was sent before.
extension ChatScreen {
  private mutating func moveLine(_ step: Int) {
    guard composer.hasField else { return }
    measure()
    if step < 0, composer.draft.isEmpty, composer.purpose == .message, editMessage(before: nil) {
      return
    }
    if composer.draft.moveLine(step) { return }
    if case .edit(let id) = composer.purpose { return goOn(from: id, step) }
    recall(step < 0 ? .older : .newer)
  }

  mutating func recall(_ recall: Recall) {
    composer.recall { history, draft in
      switch recall {
      case .older: history.go(back: 1, from: draft)
      case .newer: history.go(back: -1, from: draft)
      case .oldest: history.goToOldest(from: draft)
      case .draft: history.goToDraft(from: draft)
      }
    }
  }

  /// From an edit in which nothing was changed to that of another message; from the newest one back
  /// to what was being written.
  private mutating func goOn(from id: String, _ step: Int) {
    guard composer.isUnchangedEdit else { return }
    if step < 0 {
      editMessage(before: id)
    } else if !editMessage(after: id) {
      composer.leave()
    }
  }

  /// Edits the newest own message, or the one before another; false when there is none.
  @discardableResult
  private mutating func editMessage(before id: String?) -> Bool {
    let entries = conversation.timeline.entries
    let end = id.flatMap { id in entries.lastIndex { $0.message.id == id } } ?? entries.count
    return edit(entries[..<end].lazy.map(\.message).last(where: canEdit))
  }

  private mutating func editMessage(after id: String) -> Bool {
    let entries = conversation.timeline.entries
    let index = entries.lastIndex { $0.message.id == id } ?? entries.count - 1
    return edit(entries.dropFirst(index + 1).lazy.map(\.message).first(where: canEdit))
  }

  private func canEdit(_ message: Message) -> Bool {
    let offer = MessageOffer(message: message, hotspots: [], me: conversation.me, canWrite: true)
    return offer.allows(.edit) && !offer.allows(.retry)
  }

  private mutating func edit(_ message: Message?) -> Bool {
    guard let message else { return false }
    edit(message)
    return true
  }

  mutating func edit(_ message: Message) {
    composer.beginEdit(of: message.id, text: message.kind.text)
    setFocus(.composer)
  }
}

/// Searching what was sent before.
extension ChatScreen {
  mutating func perform(_ action: HistoryAction) {
    let entries = composer.history.entries
    switch action {
    case .start: startHistorySearch()
    case .older: historySearch?.go(back: 1, in: entries)
    case .newer: historySearch?.go(back: -1, in: entries)
    case .accept: acceptHistory()
    }
  }

  private mutating func startHistorySearch() {
    guard composer.hasField else { return }
    guard !composer.history.entries.isEmpty else { return say("Nothing was sent yet") }
    historySearch = HistorySearch(composer.draft)
  }

  private mutating func acceptHistory() {
    guard let search = historySearch else { return }
    historySearch = nil
    if search.index != nil { edit { $0.replace(with: search.shown.text) } }
  }

  /// What stands beside the field while it is searched.
  var historyBadge: String? {
    historySearch.map { search in
      let query = search.query.isEmpty ? "" : ": \(search.query.text)"
      return "history\(query)\(search.isMissing ? ", not found" : "")"
    }
  }
}
