import TestSupport
import Testing

extension EndToEnd {
  @Suite struct CopyingTests {
    private let directory = TemporaryDirectory()

    private func session(_ line: String, _ environment: [String: String] = [:]) throws -> Session {
      let session = try Session(
        "", input: Script.ada, line,
        environment: directory.programs.merging(environment) { $1 })
      try session.pty.wait(for: "looms")
      // Esc in a form that doesn't take the next key as its own, then onto the newest message.
      session.pty.type("\u{1B}[27uk")
      return session
    }

    @Test func aMessageIsCopiedByTheTerminalAndByTmux() throws {
      directory.program("tmux", "cat > $OUT/stdin; echo > $OUT/done")
      let session = try session(Script.says("all looms"), ["TMUX": "/tmp/tmux,1,0"])
      session.pty.type("y")
      try session.pty.wait(for: "\u{1B}]52;c;YWxsIGxvb21z\u{7}\u{1B}]52;p;YWxsIGxvb21z\u{7}")
      #expect(Deadline().reaches { !directory.read("done").isEmpty })
      #expect(directory.read("stdin") == "all looms")
      session.pty.type("\u{3}\u{3}")
      #expect(session.child.exit() == .status(0))
    }

    @Test func aLinkIsOpened() throws {
      directory.program("xdg-open", #"echo "$@" > $OUT/argv; echo > $OUT/done"#)
      let line = #"{"type":"message","from":"ada","link":{"url":"https://x.org/","title":"looms"}}"#
      let session = try session(line)
      session.pty.type("o")
      #expect(Deadline().reaches { !directory.read("done").isEmpty })
      #expect(directory.read("argv") == "https://x.org/\n")
    }

    @Test func anOpenerThatFailsIsTold() throws {
      directory.program("xdg-open", "exit 3")
      let line = #"{"type":"message","from":"ada","link":{"url":"https://x.org/","title":"looms"}}"#
      let session = try session(line)
      session.pty.type("o")
      try session.pty.wait(for: "status 3")
    }
  }
}
