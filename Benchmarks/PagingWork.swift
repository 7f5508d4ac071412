/// Page after page up, on several terminals in turn.
struct PagingWork {
  static let pageUp = "\u{1B}[5~"

  var terminals: [Terminal]

  // The demo's people take 300 ms to send 50 messages, which are five pages or more: no faster than
  // somebody who looks at each, so that a row that says "Loading" isn't measured.
  private static let pause = 170

  /// For each terminal the pages there were, `count` at most.
  func measure(_ count: Int) -> [[Response]] {
    var pages = terminals.map { _ in [Response]() }
    for _ in 0..<count {
      for (index, terminal) in terminals.enumerated() {
        if let page = terminal.respond(to: Self.pageUp) { pages[index].append(page) }
        terminal.pass(milliseconds: Int32(Self.pause / terminals.count))
      }
    }
    return pages
  }

  static func add(_ pages: [Response], to table: inout Table) {
    let pages = Responses(pages)
    table.add("page up, median", Figure(pages.milliseconds.median, "ms", .atMost(0.8)))
    table.add("page up, p99", Figure(pages.milliseconds.p99, "ms", .atMost(2)))
    table.add("page up, median", Figure(pages.bytes.median, "bytes"))
  }
}
