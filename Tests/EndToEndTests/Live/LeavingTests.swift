import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct LeavingTests {
    @Test(arguments: ["\u{3}\u{3}", "\u{4}", "/quit\r"])
    func theUserLeaves(_ keys: String) throws {
      let session = try Session("replay /dev/null")
      session.pty.type(keys)
      #expect(session.child.exit() == .status(0))
    }

    @Test func interruptAsksFirst() throws {
      let tmux = try Tmux(columns: 60, rows: 10)
      tmux.start("replay /dev/null; echo left with $?")
      try tmux.wait(for: "› Message")
      tmux.type("a draft")
      try tmux.wait(for: "› a draft")
      tmux.press("C-c")
      try tmux.wait(for: "› Message")
      tmux.press("C-c")
      try tmux.wait(for: "Press Ctrl-c again to quit")
      tmux.press("C-c")
      try tmux.wait(for: "left with 0")
    }

    @Test func theQuestionGoesAway() throws {
      let tmux = try Tmux(columns: 60, rows: 10)
      try tmux.startEmpty()
      tmux.press("C-c")
      try tmux.wait(for: "Press Ctrl-c again to quit")
      try tmux.wait(for: "› Message")
      #expect(tmux.value("alternate_on") == "1")
    }

    @Test func aScriptQuits() throws {
      let session = try Session(
        "", input: Script.ada, #"{"type": "quit", "after": 0.1}"#, stays: false)
      #expect(session.child.exit() == .status(0))
    }

    @Test func aFailedExpectationIsTheExitStatus() throws {
      let session = try Session(
        "", input: #"{"type": "expect", "text": "nowhere"}"#, #"{"type": "quit", "after": 0.1}"#,
        stays: false)
      #expect(session.child.exit() == .status(1))
    }
  }
}
