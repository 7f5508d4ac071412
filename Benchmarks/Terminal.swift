import Glibc
import TestSupport

/// A termchat running on a terminal that the benchmark plays.
final class Terminal {
  let pty = Pty(columns: 120, rows: 40)
  let child: Child
  let started: Int64
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(_ setup: Setup, _ arguments: [String], input: Int32? = nil) {
    started = steadyTime()
    let streams: [Child.Stream] = [
      input.map { .descriptor($0) } ?? .terminal, .terminal, .terminal,
    ]
    do {
      child = try Child(
        [setup.program] + arguments, environment: setup.environment, on: pty, streams: streams)
    } catch {
      fail("\(setup.program): \(error)")
    }
  }

  /// Asks it to end; who doesn't is killed with `child`.
  deinit {
    child.send(SIGTERM)
    _ = child.exit(within: 1_000)
  }

  var status: ProcessStatus { ProcessStatus(id: child.pid) }
}

extension Terminal {
  // A repaint comes in one to three pieces, microseconds apart; nobody rests this long in between.
  private static let quiet: Int32 = 12

  /// Types `keys` and waits for the repaint; nil when nothing was drawn.
  @discardableResult
  func respond(to keys: String, quiet: Int32 = Terminal.quiet) -> Response? {
    let start = steadyTime()
    pty.type(keys)
    return response(since: start, quiet: quiet)
  }

  func respondToSize(rows: Int, columns: Int) -> Response? {
    let start = steadyTime()
    pty.resize(columns: columns, rows: rows)
    return response(since: start, quiet: Self.quiet)
  }

  /// What is drawn until `quiet` milliseconds have passed without a byte.
  func response(since start: Int64, quiet: Int32 = Terminal.quiet) -> Response? {
    var bytes = 0
    var last = start
    while let count = read(within: bytes == 0 ? max(quiet, 40) : quiet) {
      bytes += count
      last = steadyTime()
    }
    if bytes == 0 { return nil }
    return Response(milliseconds: Double(last - start) / 1e6, bytes: bytes)
  }

  /// Reads until nothing is drawn for a while.
  func settle(_ quiet: Int32 = 60) { while read(within: quiet) != nil {} }

  /// Reads for as long as that takes, whatever comes.
  func pass(milliseconds: Int32) {
    let end = steadyTime() + Int64(milliseconds) * 1_000_000
    while case let left = (end - steadyTime()) / 1_000_000, left > 0 {
      _ = read(within: Int32(left))
    }
  }

  /// How many bytes came; nil when none came in time.
  private func read(within milliseconds: Int32) -> Int? {
    var polled = pollfd(fd: pty.master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return nil }
    let count = Glibc.read(pty.master, &buffer, buffer.count)
    return count > 0 ? count : nil
  }

  /// The bytes that have come, without waiting.
  func output() -> ArraySlice<UInt8> {
    let count = Glibc.read(pty.master, &buffer, buffer.count)
    return buffer.prefix(max(0, count))
  }
}
