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
}
