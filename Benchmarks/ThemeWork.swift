import TermChat

/// What reading themes costs, measured inside this process.
struct ThemeWork {
  func measure(into table: inout Table) {
    table.heading("themes, in this process, processor time")
    // Once per program, and with it the table of all properties.
    let start = ProcessorClock.microseconds { _ = ThemeFamily.standard }
    table.add("the default theme, at the start", Figure(start, "µs", .atMost(1_000)))
    let source = ThemeFamily.source("default") ?? []
    add("default.json read and checked", 2_000, into: &table) { read(source) }
    add("a built-in theme", 1_000, into: &table) { _ = ThemeFamily.named("mono") }
    var screen = Self.screen
    var isNord = false
    add("a theme put on a full screen of 120×40, to the frame", 16_000, into: &table) {
      isNord.toggle()
      let theme = ChatEvent.theme(.name(isNord ? "nord" : "default"))
      _ = screen.handle(Batch([.chat(theme)], at: screen.nextDeadline ?? Self.start))
      _ = screen.draw()
    }
    let faults = Array("{\(Self.faults)}".utf8)
    add("1 MiB of mistakes read and checked", nil, into: &table) { read(faults) }
  }

  private static let start = Instant(milliseconds: 1_767_258_000_000)

  /// 500 messages, the last of them seen.
  private static var screen: ChatScreen {
    var screen = ChatScreen(
      configuration: ChatScreenConfiguration(), size: Size(rows: 40, columns: 120), at: start)
    let events = (0..<500).map { number in
      let text = String(repeating: "words that wrap ", count: 1 + number % 9)
      return Event.chat(
        .message(Message(id: "m\(number)", from: number % 3 == 0 ? "me" : "ada", Text(text))))
    }
    _ = screen.handle(Batch(events, at: start))
    return screen
  }

  private static let faults = (0..<47_000).map { #""key\#($0)":{"a":null}"# }.joined(separator: ",")

  private func read(_ bytes: [UInt8]) {
    _ = ThemeReader(name: "bench").read(bytes)
  }

  private func add(
    _ name: String, _ goal: Double?, into table: inout Table, _ work: () -> Void
  ) {
    let times = (0..<21).map { _ in ProcessorClock.microseconds(work) }
    let limit = goal.map(Figure.Goal.atMost) ?? .none
    table.add(name, Figure(Samples(times).median, "µs", limit))
    table.add("  the first time", Figure(times[0], "µs"))
  }
}
