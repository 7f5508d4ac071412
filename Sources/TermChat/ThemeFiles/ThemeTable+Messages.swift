extension ThemeTable {
  static func bubbles(
    _ section: String, _ side: @escaping ThemeProperty.Change<BubbleColors>,
    _ shape: @escaping ThemeProperty.Change<BubbleShape?>
  ) -> [ThemeProperty] {
    let fill: @Sendable (Theme) -> Style = { theme in
      var (theme, style) = (theme, Style.plain)
      side(&theme) { style = $0.fill }
      return style
    }
    return [
      frame(section, ThemePlace(shape)), corners(section, ThemePlace(shape)),
      .style(
        section, "border", { theme, body in side(&theme) { body(&$0.border) } }, isText: false,
        "The frame of bubbles that have one."),
      .style(
        section, "text", { theme, body in side(&theme) { body(&$0.text) } },
        "The message in bubbles that aren't filled."),
      .style(
        section, "detail", { theme, body in side(&theme) { body(&$0.detail) } },
        "Time, delivery marks and quotes there."),
      .style(
        section, "fill", { theme, body in side(&theme) { body(&$0.fill) } },
        "The message in filled bubbles, and their colour."),
      .style(
        section, "fillDetail", { theme, body in side(&theme) { body(&$0.fillDetail) } },
        on: fill,
        "Time, delivery marks and quotes there. Without a background: that of `fill`."),
    ]
  }

  private static func frame(
    _ section: String, _ shape: ThemePlace<Theme, BubbleShape?>
  ) -> ThemeProperty {
    ThemeProperty(
      section: section, key: "bubble", shape: .bubble,
      help: """
        The frame: a name, or three strings of three characters of which the corners stay and the \
        rest is repeated, such as `["╔═╗", "║ ║", "╚═╝"]`. Left out: as the program has it.
        """
    ) { value, draft in
      if let name = value.text.flatMap(BubbleShape.Frame.init) {
        shape.put(BubbleShape(name), in: &draft.theme)
      } else if let rows = value.texts {
        let patch = rows.joined(separator: "\n")
        shape.put(BubbleShape(.ninePatch, patch: patch), in: &draft.theme)
      }
    }
  }

  private static func corners(
    _ section: String, _ shape: ThemePlace<Theme, BubbleShape?>
  ) -> ThemeProperty {
    ThemeProperty(
      section: section, key: "corners", shape: .choice(CornerRule.allCases.map(\.rawValue)),
      help: """
        Which corners are round, in frames of lines. Without `bubble` the frame is `outline`.
        """
    ) { value, draft in
      guard let rule = value.text.flatMap(CornerRule.init) else { return }
      shape.change(&draft.theme) { shape in
        shape = shape ?? BubbleShape(.outline)
        shape?.corners = rule
      }
    }
  }

  static let avatars: [ThemeProperty] = [
    ThemeProperty(section: "Avatars", key: "text", shape: .color, help: "The initials.") {
      value, draft in
      if let color = value.color { draft.theme.avatarText = color.over(draft.ground) }
    },
    ThemeProperty(
      section: "Avatars", key: "colors", shape: .colors,
      help: "One of these is a sender's own, by its id; also its name's. Empty for no colours."
    ) { value, draft in
      guard let colors = value.colors else { return }
      draft.theme.senders = colors.map { $0.over(draft.ground) }
    },
  ]

  static let dates: [ThemeProperty] = [
    ThemeProperty(
      section: "Dates", key: "day", shape: .day,
      help: """
        The day, with strftime's `%A` Monday, `%a` Mon, `%b` Mar, `%d` 03, `%e` 3, `%m` 03, `%Y` \
        2025, `%y` 25, `%%` a per cent sign.
        """,
      standard: "%A, %b %d %Y"
    ) { value, draft in
      draft.theme.dayFormat = value.text.flatMap(DateFormat.init)
    },
    ThemeProperty(
      section: "Dates", key: "clock", shape: .choice(["24h", "12h"]),
      help: "`15:04` or `3:04 pm`.", standard: "24h"
    ) { value, draft in
      draft.theme.usesTwelveHours = value.text == "12h"
    },
  ]
}

extension ThemeTable {
  static let bannerKinds: [(name: String, place: ThemePlace<BannerDesigns, BannerDesign>)] = [
    ("Error", ThemePlace { $1(&$0.error) }), ("Warning", ThemePlace { $1(&$0.warning) }),
    ("Message", ThemePlace { $1(&$0.message) }), ("Success", ThemePlace { $1(&$0.success) }),
  ]

  static let banners: [Part] = bannerKinds.map { kind in
    (
      kind.name, "Banners, with the keys of Message-Banner's design files.",
      BannerProperty.all.map { .banner(kind.name, kind.place, $0) }
    )
  }
}
