import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct KeepingTests {
    private let home = Home()
    private let tmux: Tmux

    init() throws {
      tmux = try Tmux(columns: 60, rows: 16, home: home)
    }

    private func start() throws {
      tmux.start("demo")
      try tmux.wait { $0.contains("F1 help") && $0.contains("› ") }
    }

    private func kill(_ signal: String) throws {
      _ = home.shell("pkill -\(signal) -f '^\(Binary.termchat) demo$'")
      try tmux.wait { !$0.contains("F1 help") || $0.contains("Killed") }
      // In the modes that a kill leaves Enter ends no line.
      tmux.type("reset; clear; echo at the sh''ell")
      tmux.press("C-j")
      try tmux.wait(for: "at the shell")
    }

    @Test func aDraftOutlivesAKill() throws {
      let picture = home.file("a b.png", "12345".utf8)
      try start()
      tmux.type("see ")
      tmux.send("\u{1B}[200~'\(picture)'\u{1B}[201~")
      try tmux.wait(for: "› see [a b.png]")
      tmux.type("明日 👋")
      // A second later it is kept.
      #expect(
        Deadline().reaches { home.read("state/termchat/drafts/demo.jsonl").contains("明日 👋") })
      try kill("KILL")
      try start()
      try tmux.wait(for: "› see [a b.png] 明日 👋")
      tmux.press("Enter")
      try tmux.wait(for: "│ 明日 👋")
      #expect(Deadline().reaches { home.read("state/termchat/drafts/demo.jsonl").isEmpty })
    }

    @Test(arguments: ["TERM", "HUP"])
    func aDraftOutlivesAnEndAtOnce(_ signal: String) throws {
      try start()
      tmux.type("half a wo")
      try tmux.wait(for: "› half a wo")
      try kill(signal)
      try start()
      try tmux.wait(for: "› half a wo")
    }

    @Test func whatWasSentIsThereTheNextTime() throws {
      try start()
      tmux.type("sent once")
      tmux.press("Enter")
      try tmux.wait(for: "│ sent once")
      tmux.press("C-d")
      try tmux.wait { !$0.contains("F1 help") }
      tmux.run("clear")
      try start()
      tmux.press("C-p")
      try tmux.wait(for: "› sent once")
    }

    @Test func twoWindowsKeepBoth() throws {
      let other = try Session(command: [Binary.termchat, "demo"], environment: home.environment)
      try other.pty.wait(for: "F1 help")
      try start()
      other.pty.type("of the other")
      tmux.type("of mine")
      #expect(
        Deadline().reaches {
          home.read("state/termchat/drafts/demo.jsonl").contains("of the other")
            && home.read("state/termchat/drafts/demo.2.jsonl").contains("of mine")
        })
    }

    @Test func aRecordingOfFilesReplays() throws {
      let picture = home.file("a.png", "12345".utf8)
      let session = try Session(
        command: [Binary.termchat, "demo", "--record", home.path + "/session"],
        environment: home.environment)
      try session.pty.wait(for: "F1 help")
      session.pty.type("\u{1B}[200~\(picture)\u{1B}[201~")
      #expect(Deadline().reaches { home.read("session").contains(#""attach":[{"path":"#) })
      session.pty.type("\u{3}\u{3}\u{3}")
      #expect(session.child.exit() == .status(0))
      let lines = home.read("session").split(separator: "\n")
      let upTo = lines.firstIndex { $0.contains(#""attach":"#) } ?? 0
      let script = home.file("script", Array(lines[...upTo].joined(separator: "\n").utf8))
      let replay = try Headless("replay \(script)", input: [])
      #expect(replay.output.contains("› [a.png]"))
      #expect(replay.exit == .status(0))
    }
  }
}
