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
    for _ in 0..<3 { terminal.respond(to: PagingWork.pageUp) }
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
}
