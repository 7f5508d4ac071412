/// What a theme file says, value by value; what it doesn't say somebody else does.
struct ThemeSheet: Sendable {
  /// By the place of their properties in `ThemeTable.properties`.
  var values = [ThemeValue?](repeating: nil, count: ThemeTable.properties.count)
  /// The sections that were there, whatever was in them.
  var sections: Set<String> = []

  var isEmpty: Bool { values.allSatisfy { $0 == nil } }

  /// Puts what `other` says over this.
  mutating func merge(_ other: ThemeSheet) {
    for (place, value) in other.values.enumerated() {
      if let value { values[place] = value.over(values[place]) }
    }
  }

  /// Forgets what it says of these sections.
  mutating func clear(_ names: [String]) {
    for name in names {
      guard let section = ThemeTable.section(name) else { continue }
      for place in section.range { values[place] = nil }
    }
  }
}
