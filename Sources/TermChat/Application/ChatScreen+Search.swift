/// Searching the loaded messages.
extension ChatScreen {
  mutating func perform(_ action: SearchAction) {
    switch action {
    case .start: startSearch()
    case .accept: acceptSearch()
    case .next(let step): goToMatch(step)
    }
  }

  private mutating func startSearch() {
    searchLine = Draft()
    view.interaction.query = ""
  }

  mutating func editSearch(_ change: (inout Draft) -> Void) {
    guard var line = searchLine else { return }
    line.limit = SearchResult.longestQuery
    change(&line)
    searchLine = line
    view.interaction.query = line.text
  }

  /// What is found stays lit; n and N go on.
  private mutating func acceptSearch() {
    closeSearchLine()
    guard !view.interaction.query.isEmpty else { return }
    remember(place)
    goToMatch(1, isFirst: true)
  }

  /// Finds the nearest older match, as a line of search would.
  mutating func search(for words: String) {
    view.interaction.query = String(words.prefix(SearchResult.longestQuery))
    acceptSearch()
  }

  mutating func closeSearchLine() { searchLine = nil }

  /// False when nothing was searched for.
  @discardableResult
  mutating func closeSearch() -> Bool {
    guard searchLine != nil || !view.interaction.query.isEmpty else { return false }
    searchLine = nil
    view.interaction.query = ""
    return true
  }

  /// Goes by one match, to older ones when positive, and round the end.
  private mutating func goToMatch(_ step: Int, isFirst: Bool = false) {
    guard !view.interaction.query.isEmpty else { return say("/ searches") }
    found.update(for: view.interaction.query, in: conversation.timeline)
    let start = cursorIndex.map { isFirst ? $0 + 1 : $0 } ?? bottomOfScreen()
    guard let (match, wrapped) = found.match(from: start, step: step) else {
      return say("Nothing found: \(view.interaction.query)")
    }
    forgetErrand()
    mustPage = true
    setFocus(.conversation)
    show(scene.entries[match].message.id)
    view.centerMatch(match, in: scene)
    if wrapped { say(step > 0 ? "Searching on from the newest" : "Searching on from the oldest") }
  }

  /// The index behind the newest message on screen.
  private mutating func bottomOfScreen() -> Int {
    view.messagesOnScreen(in: scene).last.map { $0 + 1 } ?? scene.entries.count
  }

  /// `3 of 17`; nil when nothing is searched for.
  var searchCount: String? {
    guard !view.interaction.query.isEmpty else { return nil }
    guard !found.matches.isEmpty else { return "not found" }
    if searchLine == nil, let rank = cursorIndex.flatMap(found.rank) {
      return "\(rank) of \(found.matches.count)"
    }
    return "\(found.matches.count) found"
  }
}
