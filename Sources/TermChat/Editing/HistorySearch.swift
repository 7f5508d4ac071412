/// Looking for something that was sent, while it is typed.
struct HistorySearch: Sendable {
  private(set) var query = Draft()
  /// The entry that was found; before that, what is being written.
  private(set) var shown: Draft
  /// The characters of `shown` that were looked for.
  private(set) var match: Range<Int>?
  /// Where the entry stands; nil when none was found yet.
  private(set) var index: Int?
  /// There is no entry, or no other one, that has what is looked for.
  private(set) var isMissing = false

  init(_ draft: Draft) { shown = draft }
}

extension HistorySearch {
  /// Changes what is looked for; the search goes on from the entry that is shown.
  mutating func edit(in entries: [String], _ change: (inout Draft) -> Void) {
    let old = query.revision
    query.limit = SearchResult.longestQuery
    change(&query)
    guard query.revision != old else { return }
    let here = index ?? entries.count - 1
    let older = stride(from: here, through: 0, by: -1)
    let newer = stride(from: entries.count - 1, to: here, by: -1)
    isMissing = !query.isEmpty && !find(older, in: entries) && !find(newer, in: entries)
    if query.isEmpty || isMissing { match = nil }
  }

  mutating func endRun() { query.endRun() }

  /// Goes to the next older entry of another text, with -1 to a newer one.
  mutating func go(back step: Int, in entries: [String]) {
    guard let index, !query.isEmpty else { return }
    let way =
      step > 0
      ? stride(from: index - 1, through: 0, by: -1)
      : stride(from: index + 1, through: entries.count - 1, by: 1)
    isMissing = !find(way, in: entries, butNot: shown.text)
  }

  /// Takes over the lines of a copy of what is shown.
  mutating func adopt(_ layout: DraftLayout) { shown.adopt(layout) }

  private mutating func find(
    _ way: some Sequence<Int>, in entries: [String], butNot other: String? = nil
  ) -> Bool {
    let wanted = SearchQuery(query.text)
    let found = way.first {
      entries.indices.contains($0) && wanted.matches(entries[$0]) && entries[$0] != other
    }
    guard let found else { return false }
    if index != found { shown = Draft(entries[found]) }
    index = found
    match = wanted.firstRange(in: shown.characters)
    if let match { shown.move(to: match.upperBound) }
    return true
  }
}
