import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct IdlenessTests {
    @Test func nothingHappensWhileNothingHappens() throws {
      try expectQuiet("")
    }

    @Test func aWatchedThemeWakesNobody() throws {
      let home = Home()
      try expectQuiet("--theme " + home.file("theme.json", ThemeFile.red))
    }

    @Test func whatIsWrittenBesideAThemeShowsNothing() throws {
      let home = Home()
      let session = try Session(
        "--theme " + home.file("theme.json", ThemeFile.red), input: Script.ada,
        Script.says("quiet"))
      try session.pty.wait(for: "quiet")
      sleep(1)
      let place = session.pty.output().utf8.count
      for number in 0..<100 { _ = home.file("other-\(number)", "{}") }
      sleep(1)
      #expect(session.pty.output(since: place).isEmpty)
    }

    @Test func whatIsBeingWrittenIsKeptAndThenNothingHappens() throws {
      let session = try Session("demo --history 0")
      try session.pty.wait(for: "You are connected")
      session.pty.type("a draft")
      let kept = "state/termchat/drafts/demo.jsonl"
      #expect(Deadline().reaches { session.home.read(kept).contains("a draft") })
      // The banner goes, and the other side is told that nobody types any more.
      sleep(7)
      let settled = session.wakeUps
      sleep(2)
      #expect(session.wakeUps - settled <= 1)
    }

    private func expectQuiet(_ arguments: String) throws {
      let session = try Session(arguments, input: Script.ada, Script.says("quiet"))
      try session.pty.wait(for: "quiet")
      // A second to settle, such as the time a lone Esc is waited for.
      sleep(1)
      let settled = session.wakeUps
      let place = session.pty.output().utf8.count
      sleep(2)
      #expect(session.wakeUps - settled <= 1)
      #expect(session.pty.output(since: place).isEmpty)
    }
  }
}

extension Session {
  /// How often its threads went to sleep so far.
  fileprivate var wakeUps: Int {
    let list = home.shell("cat /proc/\(child.pid)/task/*/status")
    return list.split(separator: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
      .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
  }
}
