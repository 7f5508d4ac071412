extension [Completion] {
  /// Those that have what is typed, in their text or else their detail: whole ones first, then by
  /// where it stands, else in their order. All of them when nothing is typed.
  func ranked(for filter: String) -> [Completion] {
    guard !filter.isEmpty else { return self }
    let query = SearchQuery(filter)
    // One more for those that only the detail has.
    let ranks = SearchQuery.Rank.allCases.count
    var groups: [[Completion]] = (0...ranks).map { _ in [] }
    for completion in self {
      if let rank = query.rank(in: completion.text) {
        groups[rank.rawValue].append(completion)
      } else if query.matches(completion.detail) {
        groups[ranks].append(completion)
      }
    }
    return Array(groups.joined())
  }
}
