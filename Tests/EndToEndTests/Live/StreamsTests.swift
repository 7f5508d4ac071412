import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct StreamsTests {
    @Test func keysComeFromTheTerminalWhileTheScriptComesFromAPipe() throws {
      let session = try Session("", input: Script.ada, Script.says("from the pipe"))
      try session.pty.wait(for: "from the pipe")
      session.pty.type("typed")
      try session.pty.wait(for: "typed")
      session.pty.type("\u{3}")
      session.pty.type("\u{4}")
      #expect(session.child.exit() == .status(0))
    }

    @Test func linesThatTrickleInAreShownAsTheyCome() throws {
      let session = try Session("", input: Script.ada)
      // Words without a letter in common, since only what differs is written.
      for word in ["first", "LAND", "8000"] {
        session.input.send(Script.says(word) + "\n")
        try session.pty.wait(for: word)
      }
      session.input.send(Script.says("UNWRITTEN").dropLast().description)
      session.input.send("}")
      session.input.closeWriting()
      try session.pty.wait(for: "UNWRITTEN")
      #expect(session.child.poll() == nil)
    }

    @Test func requestsGoToStandardOutput() throws {
      let session = try Session("replay --interactive /dev/null", pipesOutput: true)
      session.pty.type("Hello 👋\r")
      try session.pty.wait(for: "Hello")
      session.pty.resize(columns: 50, rows: 12)
      var lines = ""
      #expect(
        Deadline().reaches {
          lines += String(decoding: session.output.take() ?? [], as: UTF8.self)
          return lines.contains("resize")
        }, "\(lines)")
      #expect(lines.contains(#""type":"send""#), "\(lines)")
      #expect(lines.contains("Hello 👋"))
      session.pty.type("\u{4}")
      #expect(session.child.exit() == .status(0))
      lines += String(decoding: session.output.take() ?? [], as: UTF8.self)
      #expect(lines.split(separator: "\n").last?.contains("quit") ?? false, "\(lines)")
    }

    @Test func aReaderThatGoesAwayEndsNothing() throws {
      let session = try Session("replay --interactive /dev/null", pipesOutput: true)
      session.output.closeReading()
      session.pty.type("Hello\r")
      try session.pty.wait(for: "Hello")
      session.pty.type("again")
      try session.pty.wait(for: "again")
      #expect(session.child.poll() == nil)
    }

    @Test func whatAScriptMissesIsToldAtOnce() throws {
      let tmux = try Tmux(columns: 60, rows: 16)
      let file = tmux.home.file(
        "a.jsonl", Script.ada, Script.says("nothing moves here"),
        #"{"type":"expect","text":"something else"}"#)
      tmux.start("replay \(file)")
      try tmux.wait(for: "Line 3 of the input")
    }

    @Test func aClosedTerminalEndsTheProgram() throws {
      let session = try Session("demo")
      session.pty.hangUp()
      #expect(session.child.exit(within: 2_000) != nil)
    }

    @Test func aClosedTerminalEndsTheProgramWithoutAHangUpSignal() throws {
      let session = try Session(
        command: ["sh", "-c", "trap '' HUP; exec \(Binary.termchat) demo"])
      session.pty.hangUp()
      #expect(session.child.exit(within: 2_000) != nil)
    }

    @Test func aClosedWindowLeavesNoProcess() throws {
      let tmux = try Tmux(columns: 60, rows: 10)
      tmux.start("demo")
      try tmux.wait(for: "F1 help")
      let shell = try #require(pid_t(tmux.value("pane_pid")))
      let processes = Child.descendants(of: shell)
      #expect(processes.count == 1)
      tmux.closeWindow()
      #expect(Deadline(milliseconds: 10_000).reaches { processes.allSatisfy { kill($0, 0) != 0 } })
    }
  }
}
