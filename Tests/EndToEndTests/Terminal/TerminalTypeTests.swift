import TestSupport
import Testing

extension EndToEnd {
  @Suite struct TerminalTypeTests {
    @Test(
      arguments: [
        ("dumb", "unknown terminal type 'dumb' in TERM"), ("", "TERM is not set"),
        ("no-such-terminal", "unknown terminal type 'no-such-terminal' in TERM"),
        ("../../etc/passwd", "unknown terminal type '../../etc/passwd' in TERM"),
      ])
    func aTerminalThatCannotShowItSaysSo(_ type: String, _ message: String) throws {
      let home = Home()
      let pty = Pty()
      let before = pty.modes
      let child = try Child(
        [Binary.termchat, "demo"], environment: home.environment.merging(["TERM": type]) { $1 },
        on: pty, streams: [.terminal, .terminal, .terminal])
      #expect(child.exit() == .status(1))
      #expect(pty.output() == "termchat: \(message)\r\n")
      #expect(pty.modes == before)
    }

    @Test func aDumbTerminalGetsTheFramesOfAScript() throws {
      let home = Home()
      let pty = Pty()
      let file = home.file("a.jsonl", Script.ada, Script.says("in plain text"))
      let child = try Child(
        [Binary.termchat, "replay", file],
        environment: home.environment.merging(["TERM": "dumb"]) { $1 }, on: pty,
        streams: [.terminal, .terminal, .terminal])
      #expect(child.exit() == .status(0))
      let output = pty.output()
      #expect(output.contains("unknown terminal type 'dumb' in TERM, so frames are printed"))
      #expect(output.contains("│ in plain text"))
      #expect(!output.contains("\u{1B}"))
    }

    @Test func withoutATerminalItSaysSo() throws {
      let run = try Headless("--interactive", input: [])
      #expect(run.exit == .status(1))
      #expect(run.errors.hasPrefix("termchat: open /dev/tty: "), "\(run.errors)")
    }

    @Test(arguments: [
      "xterm", "vt100", "linux", "screen", "tmux", "ansi", "xterm-256color", "xterm-kitty", "foot",
    ])
    func manyKindsOfTerminalsWork(_ type: String) throws {
      let home = Home()
      let pty = Pty(columns: 60, rows: 12)
      let before = pty.modes
      let child = try Child(
        [Binary.termchat, "replay", "/dev/null"],
        environment: home.environment.merging(["TERM": type]) { $1 }, on: pty,
        streams: [.terminal, .terminal, .terminal])
      try pty.wait(for: "Message")
      pty.type("hi\u{15}\u{4}")
      #expect(child.exit() == .status(0))
      #expect(pty.modes == before)
    }
  }
}
