/// An emoji and what it is called.
public struct NamedEmoji: Hashable, Sendable {
  /// One cluster.
  public let emoji: String
  /// Unicode's name in small letters with underscores: `grinning_face`.
  public let name: String
  /// Shorter names that people know.
  public let aliases: [String]
}

extension NamedEmoji {
  /// Whether an output that is so old has it.
  public func isKnown(to forms: GlyphForms) -> Bool {
    emoji.unicodeScalars.first.map(forms.knows) ?? false
  }

  /// How well one of its names fits, and which; nil when none does.
  func match(_ query: SearchQuery) -> (rank: SearchQuery.Rank, name: String)? {
    var best = query.rank(in: name).map { (rank: $0, name: name) }
    for alias in aliases {
      guard let rank = query.rank(in: alias), best.map({ rank <= $0.rank }) ?? true else {
        continue
      }
      best = (rank, alias)
    }
    return best
  }
}
