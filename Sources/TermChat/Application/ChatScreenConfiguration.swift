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
