extension Theme {
  /// The default theme on a dark terminal: `themes/default.json`.
  public static let standard = ThemeFamily.standard.dark
}

extension Theme {
  /// No colour at all: bold, dim and reverse tell things apart; where a file says nothing, this
  /// is what is left.
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
    failure: Style.plain.with([.bold, .underline]), seen: Style.plain.with(.bold),
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
