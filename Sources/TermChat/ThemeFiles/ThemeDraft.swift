/// A theme while a file's values are put into it.
struct ThemeDraft {
  var theme = Theme.mono
  /// Not in the theme yet: it would be copied for every value.
  var banners = BannerDesigns()
  var symbols = Symbols.unicode
  /// What lies behind the terminal's own background.
  let backdrop: Backdrop

  /// The theme of these values, for terminals with this backdrop.
  static func theme(_ sheet: ThemeSheet, name: String, backdrop: Backdrop) -> Theme {
    var draft = ThemeDraft(backdrop: backdrop)
    for (property, value) in zip(ThemeTable.properties, sheet.values) {
      if let value { property.put(value, &draft) }
    }
    draft.theme.name = name
    draft.theme.banners = draft.banners
    draft.theme.symbols = draft.symbols
    return draft.theme
  }
}

extension ThemeDraft {
  /// `0xRRGGBB` behind everything.
  var ground: UInt32 { theme.ground.background.rgb ?? backdrop.color }
}
