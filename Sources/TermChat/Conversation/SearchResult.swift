/// The loaded messages that contain a text.
struct SearchResult: Sendable {
  /// Indices, oldest first.
  private(set) var matches: [Int] = []
  private var key: Key?

  /// While it stays the same, so does what is found.
  private struct Key: Equatable {
    var query: String
    var revision: Int
    var count: Int
  }

  /// In characters.
  static let longestQuery = 200
  // A message is searched no further than this, and all of them together.
  private static let mostInOne = 1 << 16
  private static let mostInAll = 1 << 21
}

extension SearchResult {
  /// Searches again when the text or a message is another one.
  ///
  /// Costs in proportion to what is loaded, up to a limit: the newest messages come first.
  mutating func update(for query: String, in timeline: Timeline) {
    let key = Key(query: query, revision: timeline.lastRevision, count: timeline.entries.count)
    guard key != self.key else { return }
    self.key = key
    matches = Self.matches(SearchQuery(query), in: timeline.entries)
  }

  private static func matches(_ wanted: SearchQuery, in entries: [TimelineEntry]) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    var found: [Int] = []
    var budget = mostInAll
    for (index, entry) in entries.enumerated().reversed() where budget > 0 {
      guard !entry.message.from.isEmpty else { continue }
      let text = entry.message.kind.text
      let limit = min(budget, mostInOne)
      budget -= min(limit, text.utf8.count)
      if wanted.matches(text, limit: limit) { found.append(index) }
    }
    return found.reversed()
  }
}

extension SearchResult {
  /// The nearest match older than `index`, newer when `step` is negative; beyond the last one the
  /// first again, which `wrapped` tells. Nil when there is none at all.
  func match(from index: Int, step: Int) -> (index: Int, wrapped: Bool)? {
    let nearest =
      step > 0 ? matches.last { $0 < index } : matches.first { $0 > index }
    if let nearest { return (nearest, false) }
    return (step > 0 ? matches.last : matches.first).map { ($0, true) }
  }

  /// Which match this is, counted from the newest: 1 is the newest.
  func rank(of index: Int) -> Int? {
    matches.firstIndex(of: index).map { matches.count - $0 }
  }
}
