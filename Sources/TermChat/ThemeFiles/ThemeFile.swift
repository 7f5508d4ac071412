/// What a theme file says: everywhere, and on dark and light terminals alone.
struct ThemeFile: Sendable {
  var name: String?
  var summary: String?
  /// A built-in theme that says the rest.
  var base: String?
  var common = ThemeSheet()
  var dark = ThemeSheet()
  var light = ThemeSheet()
}

extension ThemeFile {
  /// Whether nothing in it is of use.
  var isEmpty: Bool { base == nil && common.isEmpty && dark.isEmpty && light.isEmpty }

  func variant(_ brightness: Brightness) -> ThemeSheet { brightness == .dark ? dark : light }

  /// The sections that it says something of, on such terminals.
  func says(_ section: String, _ brightness: Brightness) -> Bool {
    common.sections.contains(section) || variant(brightness).sections.contains(section)
  }
}
