/// Message-Banner's 31 properties, in the order of its README; colours before their alphas and
/// backgrounds before the texts on them, as each is put over what the one before left.
extension BannerProperty {
  static let all = general + title + subtitle + button

  private static let points = 0.0...1_000
  private static let offset = -1_000.0...1_000

  private static let general: [BannerProperty] = [
    .image(
      "defaultImageForType", \.image,
      """
      The sign at the left of banners that bring no icon: a text of one or two columns, or `""` for \
      none. For a file's name the kind's own sign stands (`Symbols`).
      """),
    .number("blurRadius", points, \.blurRadius, "Above 0 the conversation behind is dimmed."),
    .color(
      "backgroundColor", \.background, alpha: \.backgroundAlpha,
      "Fills the banner. Its alpha multiplies `backgroundAlpha`."),
    .image("backgroundImageName", \.backgroundImage),
    .alpha(
      "backgroundAlpha", \.backgroundAlpha,
      "The background is mixed with what is behind; below 0.05 nothing is filled."),
  ]

  private static let title: [BannerProperty] =
    [
      .color(
        "titleTextColor", \.title.color, on: \.background,
        "The title, and the sign at the left. Titles are bold."),
      .number("titleTextSize", points, \.title.size, "10 and less is dim."),
    ] + shadow("title", \.title.shadow.color, \.title.shadow.alpha)
    + offsets("title", \.title.shadow.x, \.title.shadow.y)

  private static let subtitle: [BannerProperty] =
    [
      .color("subtitleTextColor", \.subtitle.color, on: \.background, "The subtitle."),
      .number(
        "subtitleTextSize", points, \.subtitle.size, "16 and more is bold, 10 and less is dim."),
    ] + shadow("subtitle", \.subtitle.shadow.color, \.subtitle.shadow.alpha)
    + offsets("subtitle", \.subtitle.shadow.x, \.subtitle.shadow.y)

  private static let button: [BannerProperty] =
    [
      .color(
        "buttonBackgroundColor", \.button.background, alpha: \.button.backgroundAlpha,
        "Fills the button. Its alpha multiplies `buttonBackgroundAlpha`."),
      .image("buttonBackgroundImage", \.button.backgroundImage),
      .image("buttonBackgroundPatternImage", \.button.patternImage),
      .alpha(
        "buttonBackgroundAlpha", \.button.backgroundAlpha,
        "The button's background is mixed with the banner's; below 0.05 nothing is filled."),
      .number(
        "buttonCornerRadius", points, \.button.cornerRadius,
        "Above 0 the button is round, `( OK )`, else square, `[ OK ]`."),
      .color(
        "buttonBorderColor", \.button.border, alpha: \.button.borderAlpha,
        "The button's brackets, where `buttonBorderSize` is 1 or more."),
      .alpha(
        "buttonBorderAlpha", \.button.borderAlpha,
        "The border's colour is mixed with the button's background."),
      .number(
        "buttonBorderSize", points, \.button.borderSize,
        "From 1 on the brackets have the border's colour, else the text's."),
      .color(
        "buttonTextColor", \.button.text.color, on: \.button.background, "The button's text."),
      .number(
        "buttonTextSize", points, \.button.text.size,
        "16 and more is bold, 10 and less is dim. (Documented by Message-Banner, never coded.)"),
    ]
    + shadow(
      "button", \.button.text.shadow.color, \.button.text.shadow.alpha,
      "The shade beside and below the button, where an offset is above 0.",
      "Below 0.25 there is no shade.")
    + offsets(
      "button", \.button.text.shadow.x, \.button.text.shadow.y, "Above 0 there is a shade.")

  private static func shadow(
    _ text: String, _ color: Path<Color>, _ alpha: Path<Double>, _ help: String = noEffect,
    _ alphaHelp: String = noEffect
  ) -> [BannerProperty] {
    [
      .color(text + "TextShadowColor", color, alpha: alpha, help),
      .alpha(text + "TextShadowAlpha", alpha, alphaHelp),
    ]
  }

  private static func offsets(
    _ text: String, _ x: Path<Double>, _ y: Path<Double>, _ help: String = noEffect
  ) -> [BannerProperty] {
    [
      .number(text + "TextShadowOffsetX", offset, x, help),
      .number(text + "TextShadowOffsetY", offset, y, help),
    ]
  }
}
