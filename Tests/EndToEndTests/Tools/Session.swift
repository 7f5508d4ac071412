import Glibc
import TestSupport
import Testing

/// `termchat` on a terminal of its own, every byte seen.
final class Session {
  let home = Home()
  let pty: Pty
  let child: Child
  /// What goes to its standard output when that isn't the terminal.
  let output = Pipe()
  /// What comes from its standard input when that isn't the terminal.
  let input = Pipe()
  /// The terminal's modes before it was started.
  let modesBefore: String

  /// Starts it with the words of `arguments` and waits until the screen is taken; with `lines`
  /// these come through a pipe, which then is closed unless `stays`.
  convenience init(
    program: String = Binary.termchat, _ arguments: String, input lines: String...,
    stays: Bool = true, pipesOutput: Bool = false, environment: [String: String] = [:]
  ) throws {
    try self.init(
      command: [program] + arguments.split(separator: " ").map(String.init), input: lines,
      stays: stays, pipesOutput: pipesOutput, environment: environment)
  }

  init(
    command: [String], input lines: [String] = [], stays: Bool = true, pipesOutput: Bool = false,
    environment: [String: String] = [:]
  ) throws {
    pty = Pty(columns: 60, rows: 20)
    modesBefore = pty.modes
    child = try Child(
      command, environment: home.environment.merging(environment) { $1 }, on: pty,
      streams: [
        lines.isEmpty ? .terminal : .descriptor(input.reading),
        pipesOutput ? .descriptor(output.writing) : .terminal, .terminal,
      ])
    input.closeReading()
    output.closeWriting()
    for line in lines { input.send(line + "\n") }
    if !stays { input.closeWriting() }
    try pty.wait(for: "\u{1B}[?1006h")
  }
}
