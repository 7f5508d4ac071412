import Glibc

/// From the start of the process to the last byte of the first frame with a short script.
struct StartWork {
  var setup: Setup
  var runs = 40

  func measure(into table: inout Table) {
    let script = setup.tenLines
    var memory: [Double] = []
    let responses = (0..<runs).map { _ in
      let terminal = Terminal(setup, ["replay", script])
      let response = terminal.response(since: terminal.started, quiet: 60)
      memory.append(terminal.status.peakMemory)
      return response
    }
    let times = Responses(responses).milliseconds
    table.add("start, 10-line script, median", Figure(times.median, "ms", .atMost(15)))
    table.add("start, p99", Figure(times.p99, "ms"))
    table.add("start, peak memory", Figure(Samples(memory).median, "MB", .atMost(20)))
  }
}
