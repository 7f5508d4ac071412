import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct GivingBackTests {
    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func itIsAsItWasAfterASignal(_ signal: Int32) throws {
      let session = try Session("replay /dev/null")
      session.child.send(signal)
      #expect(session.child.exit() == .status(0))
      session.expectGivenBack()
    }

    @Test func itIsAsItWasAfterQuitting() throws {
      let session = try Session("demo")
      session.pty.type("\u{4}")
      #expect(session.child.exit() == .status(0))
      session.expectGivenBack()
    }

    @Test func unusualModesComeBackToo() throws {
      let tmux = try Tmux(columns: 60, rows: 10)
      tmux.run("stty -echo ixoff -ixon erase ^H kill ^X tostop; stty -a > before")
      try tmux.startEmpty()
      tmux.press("C-d")
      try tmux.wait(for: "alternate_on", toBe: "0")
      tmux.run("stty -a > after; stty sane; echo $((40 + 2)) finished")
      try tmux.wait(for: "42 finished")
      #expect(tmux.home.read("after") == tmux.home.read("before"))
      #expect(!tmux.home.read("after").isEmpty)
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP])
    func itIsAsItWasAfterACrash(_ signal: Int32) throws {
      let session = try Session("demo")
      session.child.send(signal)
      #expect(session.child.exit() == .signal(signal))
      session.expectGivenBack()
    }

    @Test(
      arguments: [
        ("fatalError", [SIGILL, SIGTRAP]), ("index", [SIGILL, SIGTRAP]),
        ("arithmetic", [SIGILL, SIGTRAP]), ("overflow", [SIGSEGV]), ("abort", [SIGABRT]),
      ])
    func itIsAsItWasAfterARealCrash(_ kind: String, _ signals: [Int32]) throws {
      let session = try Session(program: Binary.crashDummy, kind)
      try session.pty.wait(for: "crash dummy")
      session.pty.type("x")
      let exit = session.child.exit()
      #expect(signals.contains { exit == .signal($0) }, "\(String(describing: exit))")
      session.expectGivenBack()
      // What Swift says last is in the log and not on the terminal.
      #expect(!session.pty.output().contains("Fatal"))
      if kind == "fatalError" {
        #expect(session.home.read("state/termchat/log").contains("the dummy's last words"))
      }
    }

    @Test func aCrashLeavesTheShellsText() throws {
      let tmux = try Tmux(columns: 60, rows: 10)
      tmux.run("stty -a > before; echo shown be\"\"fore")
      tmux.run("\(Binary.crashDummy) abort")
      try tmux.wait(for: "crash dummy")
      #expect(tmux.value("alternate_on") == "1")
      tmux.type("x")
      try tmux.wait { $0.contains("shown before") && $0.contains("Aborted") }
      #expect(tmux.value("alternate_on") == "0")
      #expect(tmux.value("cursor_flag") == "1")
      #expect(tmux.value("mouse_any_flag") == "0")
      tmux.run("stty -a > after; echo $((40 + 2)) finished")
      try tmux.wait(for: "42 finished")
      #expect(tmux.home.read("after") == tmux.home.read("before"))
    }
  }
}

extension Session {
  /// The modes are those found, and what was turned on is off again.
  fileprivate func expectGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    let output = pty.output()
    #expect(pty.modes == modesBefore, sourceLocation: sourceLocation)
    for mode in ["1049", "2004", "1000", "1002", "1006", "1004"] {
      #expect(
        output.isLast("\u{1B}[?\(mode)l", after: "\u{1B}[?\(mode)h"), "mode \(mode)",
        sourceLocation: sourceLocation)
    }
    if output.contains("\u{1B}[?25l") {
      #expect(output.isLast("\u{1B}[?25h", after: "\u{1B}[?25l"), sourceLocation: sourceLocation)
    }
    if output.contains("\u{1B}[22;2t") {
      #expect(output.isLast("\u{1B}[23;2t", after: "\u{1B}[22;2t"), sourceLocation: sourceLocation)
    }
  }
}

extension String {
  /// Both stand in it, and none of `first` behind the last `last`.
  fileprivate func isLast(_ last: String, after first: String) -> Bool {
    guard let start = ranges(of: first).last, let end = ranges(of: last).last else { return false }
    return start.upperBound <= end.lowerBound
  }
}
