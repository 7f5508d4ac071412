public import TermChat
import TermChatMarkdown
import TermChatSystem

/// A chat in the terminal, in one call: what an embedding program starts with.
///
/// Draws markdown too, unless the configuration has a presenter for it.
public struct TerminalChat {
  public var configuration: ChatScreenConfiguration
  /// Whether messages slide to their places.
  public var motion = MotionChoice.auto
  /// A theme to put on instead of the configuration's: by its name one of the user's or a built-in
  /// one, or a file, whose path starts from the working directory.
  ///
  /// Its file is read again whenever it is saved, and what is wrong with it is a banner.
  public var theme: ThemeReference?
  /// What the conversation is called: what is being written and what was sent is kept under that
  /// name for the next session. Nil: nothing is kept.
  public var conversation: String?
  /// Finds completions for prefixes of the program's own, on a thread of its own.
  public var complete: (@Sendable (CompletionQuery) -> [Completion])?
  /// Called with what becomes of banners, in order, on the thread that `run` was called on.
  ///
  /// For an asynchronous stream, make one and pass the changes on:
  ///
  ///     let (changes, inlet) = AsyncStream.makeStream(of: BannerChange.self)
  ///     chat.onBannerChange = { inlet.yield($0) }
  ///
  /// A task that reads it makes the process wake up once a second, even when nothing happens.
  public var onBannerChange: ((BannerChange) -> Void)?
  private let source: any MessageSource

  public init(
    source: any MessageSource, configuration: ChatScreenConfiguration = ChatScreenConfiguration()
  ) {
    self.source = source
    self.configuration = configuration
  }

  /// Runs until the user leaves; the terminal is then as it was found.
  ///
  /// Throws when there is no terminal or it can't show a screen.
  public func run() throws {
    let open = try OpenTerminal()
    defer { open.close() }
    run(on: open)
  }

  private func run(on open: OpenTerminal) {
    let clock = SystemClock()
    let library = ThemeLibrary(environment: ProcessEnvironment.current)
    let found = theme.map { library.look(for: $0) }
    let services = LiveServices(conversation: conversation, complete: complete)
    let host = LiveHost(
      inputs: LiveInputs(
        device: open.device, signals: open.signals, library: library, learn: open.terminal.learn),
      clock: clock, keys: open.terminal.keys, source: source, wearing: found,
      services: services,
      onBannerChange: onBannerChange ?? { _ in })
    if let complaint = found?.outcome.complaint { host.post(.chat(.banner(complaint))) }
    var configuration = fitted(to: open.terminal, wearing: found?.family)
    configuration.keepsDraft = services.keepsDraft
    configuration.history += services.history
    var application = Application(
      screen: ChatScreen(configuration: configuration, size: open.terminal.size, at: clock.now),
      host: host, terminal: open.terminal)
    application.run()
  }

  private var animates: Bool {
    switch motion {
    case .auto: MotionChoice.isWanted(by: ProcessEnvironment.current)
    case .full: true
    case .none: false
    }
  }

  /// Looks of the embedder's own stay as they are.
  private func family(for terminal: NCursesTerminal) -> ThemeFamily? {
    if let family = configuration.family { return family }
    guard configuration.appearance.theme == .standard else { return nil }
    return ThemeFamily.named(terminal.colorDepth == .none ? "mono" : "default")
  }

  private func fitted(
    to terminal: NCursesTerminal, wearing theme: ThemeFamily?
  ) -> ChatScreenConfiguration {
    var configuration = configuration
    if configuration.backdrop == .dark {
      configuration.backdrop = Backdrop(environment: ProcessEnvironment.current)
    }
    if terminal.colorDepth == .none { configuration.isMonochrome = true }
    if let theme = theme ?? family(for: terminal) { configuration.wear(theme) }
    configuration.appearance.filter = GlyphFilter(terminal.forms)
    if terminal.forms.ascii { configuration.appearance.symbols = .ascii }
    configuration.presenters = configuration.presenters.withMarkdown
    configuration.animates = animates
    configuration.retention = source.keepsHistory ? .forget : .shelve
    return configuration
  }
}
