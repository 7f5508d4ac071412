/// A conversation in which nothing happens.
struct IdleWork {
  var terminal: Terminal

  func measure(into table: inout Table) {
    terminal.settle(1_000)
    let before = terminal.status.sleeps
    terminal.pass(milliseconds: 5_000)
    let count = terminal.status.sleeps - before
    table.add("idle for 5 s", Figure(Double(count), "wake-ups", .atMost(0)))
  }
}
