@testable import TermChat

/// A chat screen and what is done to it: protocol lines go in, pictures come out.
struct ScreenDriver {
  private(set) var screen: ChatScreen
  /// What was asked, except for notices of typing.
  private(set) var requests: [ChatRequest] = []
  /// Whether the other side was told that a message is being written, in order.
  private(set) var typing: [Bool] = []
  private(set) var services: [Service] = []
  /// Everything that was asked for, except for notices of typing.
  private(set) var effects: [Effect] = []
  private(set) var copied: [String] = []
  private(set) var opened: [String] = []
  private(set) var changes: [BannerChange] = []
  private(set) var hasQuit = false
  private(set) var diagnostics: [String] = []
  private var player: ScriptPlayer
  private(set) var now: Instant

  static let start = Instant(milliseconds: 1_767_258_000_000)  // 2026-01-01T09:00:00Z

  init(
    _ columns: Int = 40, _ rows: Int = 12,
    configuration: ChatScreenConfiguration = ChatScreenConfiguration()
  ) {
    now = Self.start
    screen = ChatScreen(
      configuration: configuration, size: Size(rows: rows, columns: columns), at: now)
    player = ScriptPlayer(startingAt: now)
  }
}

extension ScreenDriver {
  /// Plays lines of the protocol to their end, waits included.
  mutating func play(_ lines: String) {
    var reader = ScriptReader(name: "test")
    let items = reader.read(Array(lines.utf8)) + reader.finish()
    diagnostics += items.flatMap(\.diagnostics).map(\.description)
    player.add(items, at: now)
    while let due = player.nextDue {
      if case .events(let events) = player.take(at: max(now, due)) { handle(events, at: due) }
    }
    if player.end > now { handle([], at: player.end) }
  }

  mutating func chat(_ events: ChatEvent...) { handle(events.map(Event.chat), at: now) }

  /// The user's own side puts something into the draft.
  mutating func draft(_ update: DraftUpdate) { handle([.drafted(update)], at: now) }

  /// Presses keys by their names; two in one name are pressed one after the other.
  mutating func press(_ names: String...) { press(names) }

  mutating func press(_ names: [String]) {
    for name in names.flatMap({ $0.split(separator: " ").map(String.init) }) {
      handle([Key(name: name).map(Event.key)].compactMap(\.self), at: now)
    }
  }

  mutating func type(_ text: String) { handle([.text(text)], at: now) }

  mutating func click(_ row: Int, _ column: Int) { mouse(.click, row, column) }

  mutating func mouse(_ action: Mouse.Action, _ row: Int, _ column: Int) {
    handle([.mouse(Mouse(action, at: Point(row: row, column: column)))], at: now)
  }

  mutating func resize(_ columns: Int, _ rows: Int) {
    handle([.resized(Size(rows: rows, columns: columns))], at: now)
  }

  /// Changes what no event changes yet.
  mutating func change(_ body: (inout ChatScreen) -> Void) {
    body(&screen)
    handle([], at: now)
  }

  mutating func wait(_ milliseconds: Int64) { handle([], at: now + milliseconds) }

  mutating func handle(_ events: [Event], at time: Instant) {
    guard !hasQuit else { return }
    now = max(now, time)
    for effect in screen.handle(Batch(events, at: now)) {
      if case .request(.typing(let on)) = effect {
        typing.append(on)
        continue
      }
      effects.append(effect)
      switch effect {
      case .serve(.remember): break
      case .serve(let service): services.append(service)
      case .request(let request): requests.append(request)
      case .tell(let change): changes.append(change)
      case .copy(let text): copied.append(text)
      case .open(let address): opened.append(address)
      case .quit: hasQuit = true
      default: break
      }
    }
  }

  mutating func paste(_ text: String) { handle([.paste(text)], at: now) }

  /// What was told of typing since the last time.
  mutating func takeTyping() -> [Bool] {
    defer { typing = [] }
    return typing
  }

  /// What was asked of the host since the last time.
  mutating func takeServices() -> [Service] {
    defer { services = [] }
    return services
  }

  /// The pages asked for since the last time.
  mutating func takeLoads() -> [ChatRequest] {
    takeRequests().filter { if case .load = $0 { true } else { false } }
  }

  /// What became of banners since the last time: stage, title, milliseconds from the start.
  mutating func takeChanges() -> [String] {
    defer { changes = [] }
    return changes.map { "\($0.stage) \($0.banner.title) \($0.at - Self.start)" }
  }

  /// What was asked since the last time.
  mutating func takeRequests() -> [ChatRequest] {
    defer { requests = [] }
    return requests
  }
}

extension ScreenDriver {
  /// All rows; trailing blanks are cut.
  var picture: String { lines.joined(separator: "\n") }

  var lines: [String] { screen.draw().surface.textLines }

  /// The panel alone.
  var panelPicture: String {
    guard let panel = screen.panel else { return "" }
    var surface = Surface(size: screen.size)
    panel.box(screen.conversation, in: screen.size, appearance: screen.appearance)
      .draw(on: &surface, appearance: screen.appearance)
    let lines = surface.textLines.filter { !$0.isEmpty }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }

  /// The id of the message under the cursor.
  var cursor: String? { screen.view.interaction.cursor }

  /// The row that the text stands in.
  func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }
}

/// The picture after a script.
func screen(_ columns: Int, _ rows: Int, _ script: String) -> String {
  var driver = ScreenDriver(columns, rows)
  driver.play(script)
  return driver.picture
}

/// A page of `count` messages with the ids `prefix0`, `prefix1`, ….
func page(
  _ count: Int, _ prefix: String = "p", edge: Edge = .older, more: Bool = false, from: String = "bo"
) -> ChatEvent {
  .history(
    Page(
      edge, (0..<count).map { Message(id: "\(prefix)\($0)", from: from, Text("\(prefix)\($0)")) },
      more: more))
}
