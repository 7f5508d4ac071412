import Glibc
import TestSupport

/// Messages that come through a pipe as fast as they are taken.
struct FloodWork {
  var setup: Setup
  var count = 100_000

  func measure(into table: inout Table) {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let terminal = Terminal(setup, [], input: ends[0])
    close(ends[0])
    terminal.settle(200)
    let seconds = pour(Script.flood(count), through: ends[1], until: terminal)
    terminal.settle()
    let rate = (Double(count) / seconds).rounded()
    table.add("\(count) messages in a flood", Figure(rate, "per s", .atLeast(50_000)))
    table.add("memory after the flood", Figure(terminal.status.memory, "MB"))
    close(ends[1])
  }

  /// Seconds from the first byte written to the last message's text on the terminal.
  private func pour(_ bytes: [UInt8], through pipe: Int32, until terminal: Terminal) -> Double {
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    let start = steadyTime()
    var rest = bytes[...]
    var seen: [UInt8] = []
    let sought = Array(Script.lastText.utf8)
    while steadyTime() - start < 120_000_000_000 {
      var polled = [
        pollfd(fd: terminal.pty.master, events: Int16(POLLIN), revents: 0),
        pollfd(fd: rest.isEmpty ? -1 : pipe, events: Int16(POLLOUT), revents: 0),
      ]
      poll(&polled, 2, 1_000)
      if polled[1].revents != 0 {
        let count = rest.withUnsafeBytes { write(pipe, $0.baseAddress, min($0.count, 1 << 16)) }
        rest = rest.dropFirst(max(0, count))
      }
      guard polled[0].revents != 0 else { continue }
      seen = seen.suffix(sought.count) + terminal.output()
      if seen.contains(sought) { return Double(steadyTime() - start) / 1e9 }
    }
    return .infinity
  }
}

extension [UInt8] {
  fileprivate func contains(_ sought: [UInt8]) -> Bool {
    guard count >= sought.count else { return false }
    return (0...count - sought.count).contains { self[$0...].starts(with: sought) }
  }
}
