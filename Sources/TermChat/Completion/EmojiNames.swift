/// Every emoji of one scalar, by Unicode's names as Swift's own tables have them.
public enum EmojiNames {
  /// Faces first, then people, nature, things, signs.
  ///
  /// Made at first use, in about 2 ms.
  public static let all: [NamedEmoji] = {
    let aliases = EmojiAliases.byEmoji
    return ranges.joined().compactMap { value in
      Unicode.Scalar(value).flatMap { NamedEmoji($0, aliases: aliases) }
    }
  }()

  /// Those that people have short names for, then the others.
  public static let usualFirst: [NamedEmoji] =
    all.filter { !$0.aliases.isEmpty } + all.filter(\.aliases.isEmpty)

  // Unicode's blocks with emoji, in the order that pickers have them.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1F600...0x1F64F, 0x1F90C...0x1F9FF, 0x1F400...0x1F5FF, 0x1F300...0x1F3FF,
    0x1FA70...0x1FAFF, 0x1F680...0x1F6FF, 0x2600...0x27BF, 0x1F7E0...0x1F7F0, 0x203C...0x25FF,
    0x2934...0x3299, 0x1F004...0x1F251, 0xA9...0xAE,
  ]
}

extension EmojiNames {
  /// Those whose name or alias has `filter` in it: whole names first, then where a name begins with
  /// it, then a word, then the rest. All of them for an empty filter.
  ///
  /// Costs a look at every name, well below a millisecond.
  public static func matching(_ filter: String) -> [NamedEmoji] {
    guard !filter.isEmpty else { return all }
    return matches(filter).map(\.emoji)
  }

  /// With the name that fits best.
  static func matches(_ filter: String) -> [(emoji: NamedEmoji, name: String)] {
    let query = SearchQuery(filter)
    var ranks: [[(emoji: NamedEmoji, name: String)]] = SearchQuery.Rank.allCases.map { _ in [] }
    for emoji in all {
      if let (rank, name) = emoji.match(query) { ranks[rank.rawValue].append((emoji, name)) }
    }
    return Array(ranks.joined())
  }
}

extension NamedEmoji {
  /// Nil for what is no emoji by itself.
  fileprivate init?(_ scalar: Unicode.Scalar, aliases: [String: [String]]) {
    let properties = scalar.properties
    guard properties.isEmoji, !properties.isEmojiModifier, !scalar.isRegionalIndicator,
      let name = properties.name
    else { return nil }
    let sign = String(scalar)
    emoji = properties.isEmojiPresentation ? sign : sign + "\u{FE0F}"
    self.name = String(decoding: name.utf8.map(Self.small), as: UTF8.self)
    self.aliases = aliases[sign] ?? []
  }

  /// Of an ASCII letter; names have nothing else.
  private static func small(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"): UInt8(ascii: "_")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
    default: byte
    }
  }
}
