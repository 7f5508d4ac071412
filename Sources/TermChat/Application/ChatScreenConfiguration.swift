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
  /// What completes words in the input bar, besides commands; of two with one prefix the last
  /// counts.
  public var completers = Completer.standard
  /// What can be written behind a slash.
  public var commands = CommandMap.standard
  public var retention: Timeline.Retention
  /// Messages slide to their places; false where motion isn't wanted.
  public var animates = false
  /// The theme that was put on last; nil for looks of the embedder's own.
  public private(set) var family: ThemeFamily?
  private var own: OwnLooks?
  /// How often a theme was put on.
  private(set) var looks = 0
  /// The bubbles that the user chose by key, whatever the theme.
  private var chosenBubble: BubbleStyle?
  /// What lies behind the screen; it chooses the look of a theme.
  public var backdrop = Backdrop.dark
  /// The terminal shows no colour: of a theme only signs, shapes and dates are taken.
  public var isMonochrome = false
  /// How many screens before the loaded messages end, more are asked for.
  ///
  /// 2.0 as in NMessenger and GTChatKit (Texture's `leadingScreensForBatching`).
  public var leadingScreens: Double
  /// Asked in order what becomes of a paste; the first that doesn't pass decides.
  ///
  /// They are given what was pasted, as it is; what they make of it must depend on nothing else, so
  /// that a recording replays.
  public var pasteInterceptors: [@Sendable (String) -> PasteVerdict] = []
  /// The other side is told when a message is being written.
  public var tellsTyping = true
  /// The host is asked to keep what is being written.
  public var keepsDraft = false
  /// What was sent in earlier sessions, oldest first.
  public var history: [String] = []
  /// What stands round the field of the input bar.
  public var bar = ComposerBar()
  /// The ways to write besides typing.
  public var tabs: [InputTab] = .standard
  /// Whether a draft can be sent, in place of `ComposerState.canSend`; while the bar is busy or the
  /// draft over the limit it isn't asked, and of blanks alone nothing is left to send.
  public var canSend: (@Sendable (ComposerState) -> Bool)?
  /// Who begins to write is taken to the newest message.
  ///
  /// MessageKit's `scrollsToLastItemOnKeyboardBeginsEditing`.
  public var followsOnWriting = false

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
  ///
  /// What the theme leaves open is as it was before the first one was put on.
  public mutating func wear(_ family: ThemeFamily) {
    let own = own ?? OwnLooks(self)
    self.own = own
    self.family = family
    looks += 1
    var theme = family.theme(backdrop.brightness)
    if isMonochrome { theme = theme.withoutColor }
    if !appearance.isASCII {
      appearance.symbols = theme.symbols == .unicode ? own.symbols : theme.symbols
    }
    appearance.names.dayFormat = theme.dayFormat ?? own.names.dayFormat
    appearance.names.usesTwelveHours = theme.usesTwelveHours ?? own.names.usesTwelveHours
    appearance.theme = theme
    style.incomingBubble = theme.incomingBubble.map { BubbleStyle($0) } ?? own.incomingBubble
    style.outgoingBubble = theme.outgoingBubble.map { BubbleStyle($0) } ?? own.outgoingBubble
    if let chosenBubble { style = style.with(chosenBubble) }
  }

  /// Draws all bubbles like this, in every theme.
  mutating func choose(_ bubble: BubbleStyle) {
    own = own ?? OwnLooks(self)
    chosenBubble = bubble
    style = style.with(bubble)
  }
}

/// What an embedding program chose before it put on a theme.
private struct OwnLooks: Sendable {
  var symbols: Symbols
  var names: DateNames
  var incomingBubble: BubbleStyle
  var outgoingBubble: BubbleStyle

  init(_ configuration: ChatScreenConfiguration) {
    symbols = configuration.appearance.symbols
    names = configuration.appearance.names
    incomingBubble = configuration.style.incomingBubble
    outgoingBubble = configuration.style.outgoingBubble
  }
}
