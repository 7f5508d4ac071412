extension [Completion] {
  /// Those that have what is typed, in their text or else in what they stand for: whole ones first,
  /// then by where it stands, else in their order. All of them when nothing is typed.
  func ranked(for filter: String) -> [Completion] {
    guard !filter.isEmpty else { return self }
    let query = SearchQuery(filter)
    // One more for those that are found by what they stand for.
    let ranks = SearchQuery.Rank.allCases.count
    var groups: [[Completion]] = (0...ranks).map { _ in [] }
    for completion in self {
      if let rank = query.rank(in: completion.text) {
        groups[rank.rawValue].append(completion)
      } else if let context = completion.context, query.matches(context) {
        groups[ranks].append(completion)
      }
    }
    return Array(groups.joined())
  }
}
