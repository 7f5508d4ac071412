/// What a chat screen is made with.
public struct ChatScreenConfiguration: Sendable {
  /// The first part of the ids made here.
  public var session: String
  /// The local user's id.
  public var user: String
  public var appearance: Appearance
  public var presenters: PresenterRegistry
  /// Bubbles, runs and labels.
  public var style: ConversationStyle
  public var keys: KeyMap
  public var retention: Timeline.Retention
  /// Messages slide to their places; false where motion isn't wanted.
  public var animates = false
  /// The theme that was put on last; nil for looks of the embedder's own.
  public private(set) var family: ThemeFamily?
  /// What lies behind the screen; it chooses the look of a theme.
  public var backdrop = Backdrop.dark
  /// The terminal shows no colour: of a theme only signs, shapes and dates are taken.
  public var isMonochrome = false
  /// How many screens before the loaded messages end, more are asked for.
  ///
  /// 2.0 as in NMessenger and GTChatKit (Texture's `leadingScreensForBatching`).
  public var leadingScreens: Double

  public init(
    session: String = "me", user: String = "me", appearance: Appearance = Appearance(),
    presenters: PresenterRegistry = .standard, style: ConversationStyle = .standard,
    keys: KeyMap = .standard,
    retention: Timeline.Retention = .shelve, leadingScreens: Double = 2.0
  ) {
    self.session = session
    self.user = user
    self.appearance = appearance
    self.presenters = presenters
    self.style = style
    self.keys = keys
    self.retention = retention
    self.leadingScreens = leadingScreens
  }
}

extension ChatScreenConfiguration {
  /// Takes on a theme: the look that fits the backdrop, its signs, bubbles and dates.
  public mutating func wear(_ family: ThemeFamily) {
    self.family = family
    var theme = family.theme(backdrop.brightness)
    if isMonochrome { theme = theme.withoutColor }
    if !appearance.isASCII { appearance.symbols = theme.symbols }
    appearance.names.dayFormat = theme.dayFormat
    appearance.names.usesTwelveHours = theme.usesTwelveHours
    appearance.theme = theme
    if let bubble = theme.incomingBubble { style.incomingBubble = BubbleStyle(bubble) }
    if let bubble = theme.outgoingBubble { style.outgoingBubble = BubbleStyle(bubble) }
  }
}
