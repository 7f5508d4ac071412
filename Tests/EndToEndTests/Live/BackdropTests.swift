import TestSupport
import Testing

extension EndToEnd {
  @Suite struct BackdropTests {
    private let light = ##"{"type":"x-backdrop","color":"#ffffff"}"##
    private let home = Home()

    /// A session that records what it hears.
    private func session(_ environment: [String: String] = [:]) throws -> Session {
      try Session(
        "--record \(home.path)/recording", input: Script.ada, environment: environment)
    }

    private func hears(_ line: String, within milliseconds: Int64 = 10_000) -> Bool {
      Deadline(milliseconds: milliseconds).reaches { home.read("recording").contains(line) }
    }

    /// Whether an answer of the terminal is heard: a session waits a second for it, which a busy
    /// machine may need for itself.
    private func hears(_ line: String, answering answer: String, to start: () throws -> Session)
      throws -> Bool
    {
      for _ in 0..<5 {
        let session = try start()
        try session.pty.wait(for: "\u{1B}]11;?\u{07}")
        session.pty.type(answer)
        let isHeard = hears(line, within: 2_000)
        #expect(!session.pty.output().contains("11;rgb"))
        if isHeard { return true }
      }
      return false
    }

    @Test(arguments: ["\u{07}", "\u{1B}\\"])
    func theTerminalIsAskedForItsBackground(_ end: String) throws {
      let answer = "\u{1B}]11;rgb:ffff/ffff/ffff\(end)"
      #expect(try hears(##""color":"#ffffff"}"##, answering: answer) { try session() })
      #expect(home.read("recording").contains(##""type":"x-backdrop""##))
    }

    @Test func theEnvironmentCountsUntilThen() throws {
      let answer = "\u{1B}]11;rgb:1e/1e/2e\u{07}"
      #expect(
        try hears(##""color":"#1e1e2e"}"##, answering: answer) {
          try session(["COLORFGBG": "0;15"])
        })
      #expect(hears(light))
    }

    @Test func anOldTerminalIsNotAsked() throws {
      let pty = Pty(columns: 60, rows: 20)
      let child = try Child(
        [Binary.termchat, "replay", "/dev/null"],
        environment: home.environment.merging(["TERM": "vt100"]) { $1 }, on: pty,
        streams: [.terminal, .terminal, .terminal])
      try pty.wait(for: "Message")
      #expect(!pty.output().contains("]11;"))
      child.send(15)
      #expect(child.exit() != nil)
    }

    @Test func tmuxAnswers() throws {
      let tmux = try Tmux()
      tmux.run("tmux -S \(tmux.home.path)/tmux set -g window-style bg=#ffffff; echo set")
      try tmux.wait(for: "\nset")
      let isHeard = try (0..<5).contains { _ in
        tmux.start("replay /dev/null --record recording")
        try tmux.wait(for: "› Message")
        defer { tmux.press("C-c", "C-c") }
        return Deadline(milliseconds: 2_000).reaches {
          tmux.home.read("recording").contains("x-backdrop")
        }
      }
      #expect(isHeard)
    }
  }
}
