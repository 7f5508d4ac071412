/// The whole state of a chat on screen.
///
/// `handle` changes it and says what is to be done, `draw` shows it, `nextDeadline` says when time
/// alone will change it. No clock, no input or output, no randomness: the same batches and the same
/// size give the same frames.
public struct ChatScreen: Sendable {
  /// Who gets the keys.
  public enum Focus: Hashable, Sendable { case composer, conversation }

  public internal(set) var conversation: Conversation
  public internal(set) var view = ConversationView()
  public internal(set) var composer = Composer()
  public internal(set) var banners = BannerQueue()
  public internal(set) var focus = Focus.composer
  /// The number of the banner that was given the keys, for as long as it is there.
  var bannerFocus: Int?
  /// The number of the banner that gave the keys back by its own key.
  var leftBanner: Int?
  var bannerLayout: BannerLayout?
  var swipe: Swipe?
  public internal(set) var size: Size
  var configuration: ChatScreenConfiguration
  var now: Instant
  var title: String?
  var subtitle: String?
  var panel: Panel?
  var hint: Hint?
  /// The user pressed C-c on an empty draft; asked again before this, the program quits.
  var quitDeadline: Instant?
  /// The user wants to delete a message; asked again, it is done.
  var question: Question?
  /// What is searched for, while it is typed.
  var searchLine: Draft?
  /// What that was sent is looked for.
  var historySearch: HistorySearch?
  /// The first of two keys was pressed.
  var firstStroke: Key?
  /// The tab of the input bar whose panel is open.
  var openTab: OpenTab?
  /// How the row of files was scrolled.
  var stripPlace: StripPlace?
  /// Since when the input bar is busy.
  var busySince: Instant?
  /// What was found, as of the last batch.
  var found = SearchResult()
  /// Where the reader was before jumps, the last one at the end.
  var places: [Place] = []
  var errand: Errand?
  var completing = Completing()
  /// The draft's, when a completion has put a space behind itself.
  var spacedRevision: Int?
  var lastClick: Click?
  var isWindowFocused = true
  var typing = TypingNotice()
  var keeping = DraftKeeping(Composer())
  /// The draft's, as of the last event.
  var writtenRevision = 0
  /// The draft is to be edited in the user's editor, when the batch is through.
  var wantsEditor = false
  private var madeIDs = 0
  /// The paging thresholds must be looked at: the user scrolled, a page came, the size changed.
  var mustPage = false
  /// The user asked for the newest messages while a fetch was under way.
  var mustJump = false
  var lastRead: String?
  /// The reader has been at the end since the unread line was drawn.
  var hasSeenUnread = false

  public init(configuration: ChatScreenConfiguration, size: Size, at now: Instant) {
    self.configuration = configuration
    self.size = size
    self.now = now
    conversation = Conversation(me: configuration.user, retention: configuration.retention)
    view.motion.isOn = configuration.animates
    banners.animates = configuration.animates
    composer.history = InputHistory(configuration.history)
    settle()
  }
}

extension ChatScreen {
  /// Takes in everything that happened at one instant.
  public mutating func handle(_ batch: Batch) -> [Effect] {
    var effects: [Effect] = []
    let isLater = batch.at > now
    // Time alone may have changed the screen since the last batch, if it was to.
    let isStale = isLater && nextDeadline.map { $0 <= batch.at } ?? false
    advance(to: max(now, batch.at))
    tellBannerChanges(&effects)
    expireTyping(&effects)
    if isLater, configuration.animates { beginInstant(isStale: isStale) }
    // Each event sees what the one before it left: how they are batched shows nowhere.
    for event in batch.events {
      let start = effects.count
      handle(event, &effects)
      noteWriting(event, since: start, &effects)
      followCompletion(event, &effects)
      if effects.last == .quit { break }
      tellBannerChanges(&effects)
      askForFiles(&effects)
      page(&effects)
      noteUnreadSeen()
    }
    settle()
    markRead(&effects)
    openEditor(&effects)
    keepDraft(batch, &effects)
    return effects
  }

  private mutating func handle(_ event: Event, _ effects: inout [Effect]) {
    switch event {
    case .chat(let event): receive(event, &effects)
    case .key(let key):
      press(key, &effects)
      measure()
    case .text(let text):
      type(text, &effects)
      measure()
    case .paste(let text):
      paste(text, &effects)
      measure()
    case .overlongPaste(let bytes): show(.overlongPaste(bytes))
    case .mouse(let mouse):
      measure()
      handle(mouse, &effects)
      measure()
    case .focused(let on): isWindowFocused = on
    case .resized(let size): resize(to: size, &effects)
    case .learned(let forms): relayOut { $0.configuration.appearance.filter = GlyphFilter(forms) }
    case .foundBackdrop(let backdrop): stand(before: backdrop)
    case .completed(let answer):
      takeIn(answer)
      completing.receive(answer)
    case .drafted(let update): receive(update)
    case .diagnosed(let diagnostic): show(diagnostic.banner)
    case .stopped: effects.append(.quit)
    case .suspendAsked: effects.append(.suspend)
    case .resumed: effects.append(.redraw)
    }
  }

  /// When time alone changes something on screen; nil when nothing moves.
  public var nextDeadline: Instant? {
    [
      banners.nextDeadline(after: now, draws: !isBare), conversation.timeline.expiry, quitDeadline,
      question?.until,
      hint?.until, view.interaction.spotlight?.until, nextTypingStep, nextSpinnerStep,
      nextBusyStep,
      nextPlayingStep, view.nextStep(after: now), scene.nextDay, nextWritingStep,
    ].compactMap(\.self).min()
  }

  private mutating func advance(to now: Instant) {
    self.now = now
    banners.advance(to: now, rows: bannerRows)
    conversation.timeline.expire(at: now)
    if !conversation.timeline.paging.isLoading { forgetErrand() }
    view.interaction.advance(to: now)
    forgetHints()
  }

  private mutating func resize(to size: Size, _ effects: inout [Effect]) {
    guard size != self.size else { return }
    relayOut { $0.size = size }
    effects.append(.request(.resize(size)))
  }

  /// Changes what every layout depends on; what the reader sees on top stays there.
  mutating func relayOut(_ change: (inout ChatScreen) -> Void) {
    view.holdPlace(scene)
    change(&self)
    bannerLayout = nil
    view.cache.removeAll()
    view.motion.stop()
    measure()
    view.findPlace(scene)
    mustPage = true
  }

  /// Works out what is on screen, once a batch.
  private mutating func settle() {
    measure()
    settleBanner()
    view.settle(scene)
    found.update(for: view.interaction.query, in: conversation.timeline)
  }

  private mutating func beginInstant(isStale: Bool) {
    if isStale { settle() }
    view.beginInstant()
  }

  /// Lays out the draft, and gives the conversation the rows that the input bar leaves.
  mutating func measure() {
    let bar = composerView
    // The bar has laid out its copy.
    let layout = bar.composer.draft.layout
    if searchLine == nil, historySearch != nil {
      historySearch?.adopt(layout)
    } else if !isSearching, openTab == nil {
      composer.draft.adopt(layout)
    }
    view.height = areas(beside: bar).conversation.size.rows
  }

  mutating func makeID() -> String {
    madeIDs += 1
    return "\(configuration.session)-\(madeIDs)"
  }
}

extension ChatScreen {
  var appearance: Appearance { configuration.appearance }

  var scene: Scene {
    Scene(
      conversation: conversation,
      layout: MessageLayout(
        columns: max(1, size.columns), appearance: appearance,
        presenters: configuration.presenters, style: configuration.style,
        hasGutter: view.interaction.selection != nil,
        revealsTimes: view.interaction.revealsTimes, isBare: view.interaction.isBare),
      now: now)
  }

  private var nextTypingStep: Instant? {
    guard let since = conversation.typists.first?.since,
      conversation.timeline.isAtNewest,
      view.visible.upperBound >= conversation.timeline.entries.count
    else { return nil }
    return nextStep(since: since, Scene.typingStep)
  }

  private var nextSpinnerStep: Instant? {
    guard case .loading(let edge, let since) = conversation.timeline.paging,
      edge == .older
        ? view.visible.lowerBound < 0
        : view.visible.upperBound >= conversation.timeline.entries.count
    else { return nil }
    return nextStep(since: since, Scene.spinnerStep)
  }

  func nextStep(since: Instant, _ step: Int64) -> Instant {
    since + (max(0, now - since) / step + 1) * step
  }
}
