extension ThemeContrast {
  /// All texts of a theme before a backdrop.
  static func all(of theme: Theme, _ backdrop: Backdrop) -> [ThemeContrast] {
    texts(of: theme)
      + ThemeTable.bannerKinds.flatMap { kind in
        let design = kind.place.value(in: theme.banners, initial: BannerDesign())
        return banner(design, kind.name, theme, backdrop)
      }
  }

  private static func texts(of theme: Theme) -> [ThemeContrast] {
    ThemeTable.properties.enumerated().compactMap { place, property in
      guard let style = property.text?(theme) else { return nil }
      let isOnScreen = style.background == .terminal || property.section == "Screen"
      return ThemeContrast(
        text: property.path, background: isOnScreen ? "Screen.background" : "its background",
        places: [place] + (isOnScreen ? ThemeTable.places("Screen", ["background"]) : []),
        color: style.foreground == .terminal ? theme.ground.foreground : style.foreground,
        ground: isOnScreen ? theme.ground.background : style.background)
    }
  }

  private static func banner(
    _ design: BannerDesign, _ kind: String, _ theme: Theme, _ backdrop: Backdrop
  ) -> [ThemeContrast] {
    let behind = theme.ground.background.rgb ?? backdrop.color
    let fill = design.background.over(
      .rgb(behind), alpha: design.backgroundAlpha, ground: behind)
    let button = design.button.background.over(
      fill, alpha: design.button.backgroundAlpha, ground: behind)
    let contrast = { (text: String, background: String, color: Color, ground: Color) in
      ThemeContrast(
        text: text, background: background,
        places: ThemeTable.places(kind, [text, background]), color: color, ground: ground,
        minimum: theme.minimumContrast)
    }
    return [
      contrast("titleTextColor", "backgroundColor", design.title.color, fill),
      contrast("subtitleTextColor", "backgroundColor", design.subtitle.color, fill),
      contrast("buttonTextColor", "buttonBackgroundColor", design.button.text.color, button),
    ]
  }
}
