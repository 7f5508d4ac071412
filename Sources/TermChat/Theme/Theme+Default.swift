extension Theme {
  /// Made for dark and light terminals alike: text stays in the terminal's own colours.
  ///
  /// Bubble hues: NMessenger's blue grey and action blue; banners: Message-Banner's shipped design,
  /// its texts moved to a contrast of at least 4.5:1.
  public static let standard = Theme(
    name: "default",
    incoming: BubbleColors(
      border: Style(.rgb(0x78909C)), detail: Style(.rgb(0x78909C)),
      fill: Style(.rgb(0x263238), on: .rgb(0xE6ECF2)),
      fillDetail: Style(.rgb(0x546E7A), on: .rgb(0xE6ECF2))),
    outgoing: BubbleColors(
      border: Style(.rgb(0x4A90E2)), detail: Style(.rgb(0x78909C)),
      fill: Style(.rgb(0xFFFFFF), on: .rgb(0x2F6FBF)),
      fillDetail: Style(.rgb(0xD6E6F8), on: .rgb(0x2F6FBF))),
    senders: [0xD9822B, 0x3AA76D, 0xC2549D, 0x2F9DB5, 0x8F6BD1, 0xD25B5B, 0x7D9A2E, 0x4F86D9]
      .map(Color.rgb),
    avatarText: .rgb(0xFFFFFF),
    title: Style(.rgb(0xFFFFFF), on: .rgb(0x37474F), .bold),
    subtitle: Style(.rgb(0xCFD8DC), on: .rgb(0x37474F)),
    quiet: Style(.rgb(0x78909C)),
    failure: Style(.rgb(0xE05252)),
    seen: Style(.rgb(0x4A90E2), on: .terminal, .bold),
    pill: Style(.rgb(0xFFFFFF), on: .rgb(0x2F6FBF), .bold),
    unread: Style(.rgb(0xD9822B), on: .terminal, .bold),
    cursor: Style(.rgb(0xD9822B), on: .terminal, .bold),
    spotlight: Style(.rgb(0x263238), on: .rgb(0xFFE08A)),
    match: Style(.rgb(0x000000), on: .rgb(0xF6C94C)),
    ownReaction: Style(.rgb(0x4A90E2), on: .terminal, .bold),
    rule: Style(.rgb(0x78909C)),
    prompt: Style(.rgb(0x4A90E2), on: .terminal, .bold),
    draft: .plain,
    placeholder: Style(.rgb(0x78909C)),
    panel: .plain,
    panelKey: Style(.rgb(0x4A90E2), on: .terminal, .bold)
  ).with(.shipped)
}

extension Theme {
  /// No colour at all: bold, dim and reverse tell things apart.
  public static let mono = Theme(
    name: "mono",
    incoming: BubbleColors(
      border: .plain, detail: Style.plain.with(.dim), fill: Style.plain.with(.reverse)),
    outgoing: BubbleColors(
      border: Style.plain.with(.bold), detail: Style.plain.with(.dim),
      fill: Style.plain.with([.reverse, .bold])),
    senders: [], avatarText: .terminal,
    title: Style.plain.with([.reverse, .bold]), subtitle: Style.plain.with(.reverse),
    quiet: Style.plain.with(.dim),
    failure: Style.plain.with(.bold), seen: Style.plain.with(.bold),
    pill: Style.plain.with(.reverse), unread: Style.plain.with(.bold),
    cursor: Style.plain.with([.bold, .reverse]), spotlight: Style.plain.with(.reverse),
    match: Style.plain.with([.reverse, .bold]), ownReaction: Style.plain.with(.bold),
    rule: Style.plain.with(.dim),
    prompt: Style.plain.with(.bold), draft: .plain, placeholder: Style.plain.with(.dim),
    panel: .plain, panelKey: Style.plain.with(.bold)
  ).with(.terminal)

  /// The same in no colour at all: signs, shapes and dates stay.
  public var withoutColor: Theme {
    var theme = Theme.mono
    theme.name = name
    theme.symbols = symbols
    theme.incomingBubble = incomingBubble
    theme.outgoingBubble = outgoingBubble
    theme.dayFormat = dayFormat
    theme.usesTwelveHours = usesTwelveHours
    return theme
  }
}

extension Theme {
  func with(_ banners: BannerDesigns) -> Theme {
    var theme = self
    theme.banners = banners
    return theme
  }
}

extension BannerDesigns {
  /// Message-Banner's shipped design, its texts moved to a contrast of at least 4.5:1.
  static let shipped = {
    var designs = BannerDesigns()
    designs.error = BannerDesign(
      background: .rgb(0xEC736B), title: .rgb(0x5C0008), subtitle: .rgb(0x2B0003))
    designs.warning = BannerDesign(
      background: .rgb(0xF19B2C), title: .rgb(0x4A2A00), subtitle: .rgb(0x000000))
    designs.message = BannerDesign(
      background: .rgb(0x87D3F2), title: .rgb(0x0B4A7A), subtitle: .rgb(0x0A2A3F))
    designs.success = BannerDesign(
      background: .rgb(0x78EE8A), title: .rgb(0x0F5C1B), subtitle: .rgb(0x05300C))
    return designs
  }()
}
