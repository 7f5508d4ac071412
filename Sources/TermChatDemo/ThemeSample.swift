public import TermChat

/// A picture of a theme: a conversation with a bit of everything, and the four banners below it.
public struct ThemeSample {
  public var family: ThemeFamily
  /// Presenters, ASCII and colours are its; the theme isn't.
  public var configuration: ChatScreenConfiguration
  /// Of the conversation; the banners come below.
  public var size = Size(rows: 28, columns: 80)

  public init(
    _ family: ThemeFamily, configuration: ChatScreenConfiguration = ChatScreenConfiguration()
  ) {
    self.family = family
    self.configuration = configuration
  }
}

extension ThemeSample {
  /// One banner is on screen at a time, so each is drawn on a screen of its own and cut out.
  public var frame: Frame {
    var frame = screen.draw()
    let banners = Banner.Kind.allCases.map { strip(of: $0) }
    let rows = banners.reduce(size.rows) { $0 + $1.count }
    var surface = Surface(size: Size(rows: rows, columns: size.columns))
    let lines = (0..<size.rows).map { line($0, of: frame.surface) } + banners.joined()
    for (row, line) in lines.enumerated() {
      surface.draw(line, at: Point(row: row, column: 0), in: surface.bounds)
    }
    frame.surface = surface
    return frame
  }

  // 2026-11-21T09:00:00Z
  private static let start = Instant(milliseconds: 1_795_251_600_000)

  private var screen: ChatScreen {
    var configuration = configuration
    configuration.session = "me"
    configuration.animates = false
    configuration.wear(family)
    var screen = ChatScreen(configuration: configuration, size: size, at: Self.start)
    _ = screen.handle(Batch(events, at: Self.start))
    return screen
  }

  private var events: [Event] {
    var reader = ScriptReader(name: "sample")
    var player = ScriptPlayer(startingAt: Self.start)
    player.add(reader.read(Self.script.utf8), at: Self.start)
    guard case .events(let events) = player.take(at: Self.start) else { return [] }
    let title = Event.chat(.title(.set(family.name), subtitle: .set(family.summary)))
    return [title] + events
  }

  /// The rows that a banner takes below the title.
  private func strip(of kind: Banner.Kind) -> [[Cell]] {
    var screen = screen
    let before = screen.draw().surface
    let banner = Banner(
      kind, Self.titles[kind] ?? "", subtitle: "This is how \(kind.rawValue) banners look.",
      button: kind == .error ? "Retry" : kind == .warning ? "Dismiss" : nil)
    _ = screen.handle(Batch([.chat(.banner(banner))], at: Self.start))
    let after = screen.draw().surface
    let title = before.size.rows > 4 ? 1 : 0
    return (title..<min(size.rows, title + Self.bannerRows)).map { line($0, of: after) }
  }

  private static let bannerRows = 4

  private static let titles: [Banner.Kind: String] = [
    .error: "Network down", .warning: "Slow network", .message: "Ada is in the room",
    .success: "Saved",
  ]

  private func line(_ row: Int, of surface: Surface) -> [Cell] {
    (0..<surface.size.columns).map { surface[row, $0] }
  }

  private static let script = """
    {"type": "user", "id": "ada", "name": "Ada Lovelace"}
    {"type": "user", "id": "linus", "name": "Linus Chen"}
    {"type": "message", "id": "m1", "from": "ada", "at": "2026-11-21T08:41:00Z", "text": "Morning! The new look is on."}
    {"type": "message", "id": "m2", "from": "ada", "at": "2026-11-21T08:41:30Z", "text": "Notes: https://example.org/look, for @linus too", "reactions": [{"emoji": "👍", "from": ["linus", "me"]}]}
    {"type": "message", "id": "m3", "from": "me", "at": "2026-11-21T08:43:00Z", "replyTo": "m1", "text": "Calm, and every line is easy to read.", "status": "read"}
    {"type": "message", "id": "m4", "from": "me", "at": "2026-11-21T08:44:00Z", "text": "A picture follows", "status": "failed", "reason": "no network"}
    {"type": "focus", "on": false}
    {"type": "message", "id": "m5", "from": "linus", "at": "2026-11-21T08:52:00Z", "text": "I like it in the evening most."}
    {"type": "typing", "from": "ada"}
    {"type": "input", "text": "Shall we keep it?"}

    """
}
