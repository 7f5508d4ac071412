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

    private func hears(_ line: String) -> Bool {
      Deadline().reaches { home.read("recording").contains(line) }
    }

    @Test(arguments: ["\u{07}", "\u{1B}\\"])
    func theTerminalIsAskedForItsBackground(_ end: String) throws {
      let session = try session()
      try session.pty.wait(for: "\u{1B}]11;?\u{07}")
      session.pty.type("\u{1B}]11;rgb:ffff/ffff/ffff\(end)")
      #expect(hears(##""type":"x-backdrop""##))
      #expect(home.read("recording").contains(##""color":"#ffffff"}"##))
      #expect(!session.pty.output().contains("11;rgb"))
    }

    @Test func theEnvironmentCountsUntilThen() throws {
      let session = try session(["COLORFGBG": "0;15"])
      #expect(hears(light))
      try session.pty.wait(for: "\u{1B}]11;?\u{07}")
      session.pty.type("\u{1B}]11;rgb:1e/1e/2e\u{07}")
      #expect(hears(##""color":"#1e1e2e"}"##))
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
      tmux.start("replay /dev/null --record recording")
      try tmux.wait(for: "› Message")
      #expect(Deadline().reaches { tmux.home.read("recording").contains("x-backdrop") })
    }
  }
}
