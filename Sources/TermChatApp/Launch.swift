import Glibc
import TermChat
import TermChatDemo
import TermChatMarkdown
import TermChatSystem

/// Everything that is decided before the first frame: options first, then a recording's first line,
/// then the environment.
struct Launch {
  var options: Options
  var environment: [String: String]
  var script: ScriptFeed?
  var scriptName: String
  var ready: SessionOptions
  /// Whether the output shows colours, as far as is known.
  var showsColor = true
  var preferences = Preferences()
  /// The theme that the command line names.
  var theme: FoundTheme?

  // 2026-01-01T09:00:00Z: where nothing says otherwise, every headless run begins alike.
  private static let virtualStart = Instant(milliseconds: 1_767_258_000_000)
  private static let headlessSize = Size(rows: 24, columns: 80)
}

extension Launch {
  var isHeadless: Bool {
    switch options.screen {
    case .headless: true
    case .interactive: false
    case .automatic: isatty(1) == 0
    }
  }

  var isASCII: Bool { options.ascii || ready.ascii ?? preferences.ascii ?? false }

  var headlessSize: Size {
    options.size
      ?? Size(
        rows: ready.rows ?? Self.headlessSize.rows,
        columns: ready.columns ?? Self.headlessSize.columns)
  }

  var virtualStart: Instant { options.clock ?? ready.clock ?? Self.virtualStart }

  /// Where a live session's clock begins, when something says so.
  var liveStart: Instant? { options.clock ?? ready.clock }

  var zoneName: String { ready.zone ?? environment["TZ"] ?? "UTC" }

  /// `auto`, `always` or `never`.
  var colorName: String {
    options.color?.rawValue ?? ready.color ?? preferences.color?.rawValue ?? "auto"
  }

  /// The most colours that frames are printed in.
  var colors: ColorDepth { hasColor ? options.depth : .none }

  var hasColor: Bool { showsColor && colorName != "never" && options.depth > .none }

  /// Whether messages slide: a wish on the command line wins, then, where somebody looks, one of the
  /// environment, then what a recording began with.
  var hasMotion: Bool {
    switch options.motion ?? (ready.motion == nil ? preferences.motion : nil) {
    case .full: true
    case .none?: false
    case .auto, nil:
      isHeadless
        ? ready.motion ?? (options.format == .cast && MotionChoice.isWanted(by: environment))
        : MotionChoice.isWanted(by: environment) && ready.motion ?? true
    }
  }

  /// In a script the first message typed is `me-1`; with a live other side no id comes twice.
  var sessionName: String { options.command == .demo ? SessionName.random : "me" }

  /// What a script says is played again as it is, so nothing of it is kept; and a recording holds
  /// nothing but its session, so what was sent before isn't even read.
  func services(isRecorded: Bool) -> LiveServices {
    LiveServices(
      environment: environment, conversation: options.command == .demo ? "demo" : nil,
      readsHistory: !isRecorded)
  }

  /// The other side, when it isn't the script.
  func source(at start: Instant) -> (any MessageSource)? {
    options.command == .demo ? DemoSource(history: options.history, at: start) : nil
  }
}

extension Launch {
  /// What the screen is made with; `forms` are what the output can show.
  func configuration(
    forms: GlyphForms, session: Session, isASCII: Bool
  ) -> ChatScreenConfiguration {
    var configuration = ChatScreenConfiguration(
      session: session.session, user: session.user,
      appearance: Appearance(
        symbols: isASCII ? .ascii : .unicode,
        filter: GlyphFilter(forms), zone: .local(named: session.zone),
        names: .localized(session.language)),
      presenters: PresenterRegistry.standard.withMarkdown,
      retention: session.keepsHistory ? .forget : .shelve)
    configuration.animates = session.motion
    configuration.isMonochrome = !hasColor
    configuration.backdrop = backdrop
    configuration.wear(family)
    return configuration
  }

  func session(_ name: String, size: Size, clock: Instant, language: String) -> Session {
    Session(
      session: ready.session ?? name, user: ready.user ?? "me", size: size, clock: clock,
      zone: zoneName, language: ready.language ?? language, theme: themeName, ascii: isASCII,
      color: colorName,
      keepsHistory: ready.keepsHistory ?? (options.command == .demo),
      motion: hasMotion)
  }
}
