/// Message-Banner's 31 properties, in the order of its README; colours before their alphas and
/// backgrounds before the texts on them, as each is put over what the one before left.
extension BannerProperty {
  static let all = general + title + subtitle + button

  private static let points = 0.0...1_000
  private static let offset = -1_000.0...1_000

  private static let general: [BannerProperty] = [
    .image(
      "defaultImageForType", { $1(&$0.image) },
      """
      The sign at the left of banners that bring no icon: a text of one or two columns without \
      Latin letters and digits, or `""` for none. All else is a file's name, for which the kind's \
      own sign stands (`Symbols`).
      """),
    .number(
      "blurRadius", points, { $1(&$0.blurRadius) }, "Above 0 the conversation behind is dimmed."),
    .color(
      "backgroundColor", { $1(&$0.background) }, alpha: { $1(&$0.backgroundAlpha) },
      """
      Fills the banner. Its alpha multiplies `backgroundAlpha`. `terminal` is reverse video: the \
      terminal's own background becomes the text's colour, a text's colour the background.
      """),
    .image("backgroundImageName", { $1(&$0.backgroundImage) }),
    .alpha(
      "backgroundAlpha", { $1(&$0.backgroundAlpha) },
      "The background is mixed with what is behind; below 0.05 nothing is filled."),
  ]

  private static let title: [BannerProperty] =
    [
      .color(
        "titleTextColor", { $1(&$0.title.color) }, on: { $0.background },
        "The title, and the sign at the left. Titles are bold."),
      .number("titleTextSize", points, { $1(&$0.title.size) }, "10 and less is dim."),
    ] + shadow("title", { $1(&$0.title.shadow.color) }, { $1(&$0.title.shadow.alpha) })
    + offsets("title", { $1(&$0.title.shadow.x) }, { $1(&$0.title.shadow.y) })

  private static let subtitle: [BannerProperty] =
    [
      .color(
        "subtitleTextColor", { $1(&$0.subtitle.color) }, on: { $0.background }, "The subtitle."),
      .number(
        "subtitleTextSize", points, { $1(&$0.subtitle.size) },
        "16 and more is bold, 10 and less is dim."),
    ] + shadow("subtitle", { $1(&$0.subtitle.shadow.color) }, { $1(&$0.subtitle.shadow.alpha) })
    + offsets("subtitle", { $1(&$0.subtitle.shadow.x) }, { $1(&$0.subtitle.shadow.y) })

  private static let button: [BannerProperty] =
    [
      .color(
        "buttonBackgroundColor", { $1(&$0.button.background) },
        alpha: { $1(&$0.button.backgroundAlpha) },
        "Fills the button. Its alpha multiplies `buttonBackgroundAlpha`."),
      .image("buttonBackgroundImage", { $1(&$0.button.backgroundImage) }),
      .image("buttonBackgroundPatternImage", { $1(&$0.button.patternImage) }),
      .alpha(
        "buttonBackgroundAlpha", { $1(&$0.button.backgroundAlpha) },
        "The button's background is mixed with the banner's; below 0.05 nothing is filled."),
      .number(
        "buttonCornerRadius", points, { $1(&$0.button.cornerRadius) },
        "Above 0 the button is round, `( OK )`, else square, `[ OK ]`."),
      .color(
        "buttonBorderColor", { $1(&$0.button.border) }, alpha: { $1(&$0.button.borderAlpha) },
        "The button's brackets, where `buttonBorderSize` is 1 or more."),
      .alpha(
        "buttonBorderAlpha", { $1(&$0.button.borderAlpha) },
        "The border's colour is mixed with the button's background."),
      .number(
        "buttonBorderSize", points, { $1(&$0.button.borderSize) },
        "From 1 on the brackets have the border's colour, else the text's."),
      .color(
        "buttonTextColor", { $1(&$0.button.text.color) }, on: { $0.button.background },
        "The button's text."),
      .number(
        "buttonTextSize", points, { $1(&$0.button.text.size) },
        "16 and more is bold, 10 and less is dim. (Documented by Message-Banner, never coded.)"),
    ]
    + shadow(
      "button", { $1(&$0.button.text.shadow.color) }, { $1(&$0.button.text.shadow.alpha) },
      "The shade beside the button, where an offset is above 0.",
      "Below 0.25 there is no shade.")
    + offsets(
      "button", { $1(&$0.button.text.shadow.x) }, { $1(&$0.button.text.shadow.y) },
      "Above 0 there is a shade.")

  private static func shadow(
    _ text: String, _ color: @escaping Place<Color>.Change,
    _ alpha: @escaping Place<Double>.Change, _ help: String = noEffect,
    _ alphaHelp: String = noEffect
  ) -> [BannerProperty] {
    [
      .color(text + "TextShadowColor", color, alpha: alpha, help),
      .alpha(text + "TextShadowAlpha", alpha, alphaHelp),
    ]
  }

  private static func offsets(
    _ text: String, _ x: @escaping Place<Double>.Change,
    _ y: @escaping Place<Double>.Change, _ help: String = noEffect
  ) -> [BannerProperty] {
    [
      .number(text + "TextShadowOffsetX", offset, x, help),
      .number(text + "TextShadowOffsetY", offset, y, help),
    ]
  }
}
