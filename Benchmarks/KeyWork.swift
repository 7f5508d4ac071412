/// Keys typed in a conversation that runs already.
struct KeyWork {
  var terminal: Terminal

  /// A line of letters; the draft is cleared before it fills the line.
  func typing(into table: inout Table) {
    let letters = Array("the quick brown fox jumps over the lazy dog and on ")
    var responses: [Response?] = []
    for _ in 0..<8 {
      responses += letters.map { terminal.respond(to: String($0)) }
      terminal.respond(to: "\u{15}")
    }
    let typed = Responses(responses)
    table.add("typed character, median", Figure(typed.milliseconds.median, "ms", .atMost(0.3)))
    table.add("typed character, p99", Figure(typed.milliseconds.p99, "ms"))
    table.add("typed character, median", Figure(typed.bytes.median, "bytes", .atMost(8)))
  }

  /// Single lines up, from a place away from both ends.
  func scrolling(into table: inout Table) {
    for _ in 0..<3 { page() }
    terminal.pass(milliseconds: 400)
    let lines = Responses((0..<150).map { _ in line("\u{1B}[1;2A") })
    table.add("line of scroll, median", Figure(lines.milliseconds.median, "ms", .atMost(0.5)))
    table.add("line of scroll, p99", Figure(lines.milliseconds.p99, "ms"))
    table.add("line of scroll, median", Figure(lines.bytes.median, "bytes", .atMost(500)))
    table.add("line of scroll, most", Figure(lines.bytes.most, "bytes", .atMost(500)))
    let wheel = Responses((0..<50).map { _ in line("\u{1B}[<64;40;20M") })
    table.add("notch of the wheel (3 lines), median", Figure(wheel.milliseconds.median, "ms"))
    table.add("notch of the wheel, median", Figure(wheel.bytes.median, "bytes"))
    newest()
  }

  /// Pages up as far as there are any, `count` at most; returns how many.
  @discardableResult
  func paging(_ count: Int, into table: inout Table) -> Int {
    var responses: [Response] = []
    for _ in 0..<count {
      guard let response = page() else { break }
      responses.append(response)
    }
    let pages = Responses(responses)
    table.add("page up, median", Figure(pages.milliseconds.median, "ms", .atMost(0.8)))
    table.add("page up, p99", Figure(pages.milliseconds.p99, "ms", .atMost(2)))
    table.add("page up, median", Figure(pages.bytes.median, "bytes"))
    return responses.count
  }

  func resizing(into table: inout Table) {
    var smaller: [Response?] = []
    var back: [Response?] = []
    for _ in 0..<30 {
      smaller.append(terminal.respondToSize(rows: 27, columns: 80))
      back.append(terminal.respondToSize(rows: 40, columns: 120))
    }
    let (narrow, wide) = (Responses(smaller).milliseconds, Responses(back).milliseconds)
    table.add("resize to two thirds, median", Figure(narrow.median, "ms", .atMost(1.5)))
    table.add("resize back, median", Figure(wide.median, "ms", .atMost(1.5)))
    table.add("resize, p99", Figure(max(narrow.p99, wide.p99), "ms"))
  }

  /// Back to the newest message: Ctrl-End.
  func newest() {
    terminal.respond(to: "\u{1B}[1;5F")
    terminal.settle(400)
  }

  private func line(_ keys: String) -> Response? { terminal.respond(to: keys) }

  // The demo's partners take 300 ms to send 50 messages: no faster than somebody who looks.
  @discardableResult
  private func page() -> Response? {
    let response = terminal.respond(to: "\u{1B}[5~")
    terminal.pass(milliseconds: 45)
    return response
  }
}
