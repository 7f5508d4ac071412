/// What everything on screen looks like.
public struct Theme: Hashable, Sendable {
  public var name: String
  public var incoming: BubbleColors
  public var outgoing: BubbleColors
  /// One of these is a sender's own, by the id.
  public var senders: [Color]
  public var avatarText: Color
  public var title: Style
  public var subtitle: Style
  /// Day separators, notices, typing and loading rows.
  public var quiet: Style
  public var failure: Style
  public var seen: Style
  public var pill: Style
  /// The line above the first message not seen yet.
  public var unread: Style
  /// The border and the sign of the message under the cursor.
  public var cursor: Style
  /// A message that was jumped to, for a moment.
  public var spotlight: Style
  /// What a search found.
  public var match: Style
  /// A reaction of the user's own.
  public var ownReaction: Style
  public var rule: Style
  public var prompt: Style
  public var draft: Style
  public var placeholder: Style
  public var panel: Style
  public var panelKey: Style
  /// Text and background of the whole screen; plain for the terminal's own colours.
  public var ground = Style.plain
  /// The texts of banners are moved to this contrast (1…21, WCAG's ratio); 1 leaves them as they
  /// are.
  public var minimumContrast = 1.0
  private var rest = Boxed.boxed(Rest())

  /// What is big and seldom asked for: a theme is copied for every message that is laid out.
  private struct Rest: Hashable, Sendable {
    var banners = BannerDesigns()
    var symbols = Symbols.unicode
    var incomingBubble: BubbleShape?
    var outgoingBubble: BubbleShape?
    var dayFormat: DateFormat?
    var usesTwelveHours: Bool?
  }

  public init(
    name: String,
    incoming: BubbleColors,
    outgoing: BubbleColors,
    senders: [Color],
    avatarText: Color,
    title: Style,
    subtitle: Style,
    quiet: Style,
    failure: Style,
    seen: Style,
    pill: Style,
    unread: Style,
    cursor: Style,
    spotlight: Style,
    match: Style,
    ownReaction: Style,
    rule: Style,
    prompt: Style,
    draft: Style,
    placeholder: Style,
    panel: Style,
    panelKey: Style
  ) {
    self.name = name
    self.incoming = incoming
    self.outgoing = outgoing
    self.senders = senders
    self.avatarText = avatarText
    self.title = title
    self.subtitle = subtitle
    self.quiet = quiet
    self.failure = failure
    self.seen = seen
    self.pill = pill
    self.unread = unread
    self.cursor = cursor
    self.spotlight = spotlight
    self.match = match
    self.ownReaction = ownReaction
    self.rule = rule
    self.prompt = prompt
    self.draft = draft
    self.placeholder = placeholder
    self.panel = panel
    self.panelKey = panelKey
  }
}

extension Theme {
  public var banners: BannerDesigns {
    get { rest.value.banners }
    set { rest.value.banners = newValue }
  }

  /// The signs, where the terminal shows more than ASCII.
  public var symbols: Symbols {
    get { rest.value.symbols }
    set { rest.value.symbols = newValue }
  }

  /// Nil leaves the bubbles as they are.
  public var incomingBubble: BubbleShape? {
    get { rest.value.incomingBubble }
    set { rest.value.incomingBubble = newValue }
  }

  /// Nil leaves the bubbles as they are.
  public var outgoingBubble: BubbleShape? {
    get { rest.value.outgoingBubble }
    set { rest.value.outgoingBubble = newValue }
  }

  /// How days are written; nil for `Monday, Mar 03 2025`.
  public var dayFormat: DateFormat? {
    get { rest.value.dayFormat }
    set { rest.value.dayFormat = newValue }
  }

  /// Times are written as `3:04 pm`, not `15:04`; nil leaves them as they are.
  public var usesTwelveHours: Bool? {
    get { rest.value.usesTwelveHours }
    set { rest.value.usesTwelveHours = newValue }
  }
}
