import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct SuspendingTests {
    @Test(arguments: ["C-z", "kill -TSTP"])
    func theShellIsUsableInBetween(_ way: String) throws {
      let tmux = try Tmux(columns: 60, rows: 16)
      tmux.run("stty -a > before; echo at the shell")
      try tmux.wait(for: "at the shell")
      let file = tmux.home.file("a.jsonl", Script.ada, Script.says("on screen"))
      tmux.start("replay \(file)")
      let before = try tmux.wait(for: "on screen")
      if way == "C-z" { tmux.press("C-z") } else { tmux.stopProcess() }
      try tmux.wait { $0.contains("at the shell") && $0.contains("Stopped") }
      tmux.run("stty -a > between; echo still $((40 + 2))")
      try tmux.wait(for: "still 42")
      #expect(tmux.home.read("between") == tmux.home.read("before"))
      #expect(tmux.value("cursor_flag") == "1")
      #expect(tmux.value("mouse_any_flag") == "0")
      tmux.run("fg")
      try tmux.wait { $0 == before }
      tmux.type("typed again")
      try tmux.wait(for: "› typed again")
    }

    @Test func theWindowMayChangeMeanwhile() throws {
      let tmux = try Tmux(columns: 60, rows: 16)
      try tmux.startEmpty()
      tmux.press("C-z")
      try tmux.wait(for: "Stopped")
      tmux.resize(columns: 40, rows: 10)
      tmux.run("fg")
      try tmux.wait { $0.contains("F1 help") && $0.hasSuffix("› Message") }
      #expect(tmux.rows[0].count == 39)
    }

    @Test func aStopNobodyAnnouncedIsPaintedOver() throws {
      let session = try Session("replay /dev/null")
      try session.pty.wait(for: "Message")
      session.child.send(SIGSTOP)
      session.pty.type("x")
      let place = session.pty.output().utf8.count
      session.child.send(SIGCONT)
      try session.pty.wait(for: "F1 help", since: place)
      try session.pty.wait(for: "\u{1B}[?2004h", since: place)
      session.pty.type("\u{15}/quit\r")
      #expect(session.child.exit() == .status(0))
      #expect(session.pty.modes == session.modesBefore)
    }

    // Nobody could continue a program that leads its session.
    @Test func withoutAShellItGoesOn() throws {
      let session = try Session("replay /dev/null")
      session.pty.type("\u{1A}still here")
      try session.pty.wait(for: "here")
      session.child.send(SIGTERM)
      #expect(session.child.exit() != nil)
    }
  }
}

extension Tmux {
  /// Stops the program on screen as `kill -TSTP` from elsewhere does.
  fileprivate func stopProcess() {
    let processes = Child.descendants(of: pid_t(value("pane_pid")) ?? -1)
    for process in processes { kill(process, SIGTSTP) }
  }
}
