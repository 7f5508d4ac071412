import Glibc
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ExitStatusTests {
    @Test func itIsZeroWhenDone() throws {
      #expect(try Headless("", input: []).exit == .status(0))
      #expect(try Headless("--headless", script: Script.ada).exit == .status(0))
      #expect(try Headless("replay -", script: Script.ada).exit == .status(0))
      #expect(try Headless("demo", input: []).exit == .status(0))
      let help = try Headless("--help", input: [])
      #expect(help.exit == .status(0))
      #expect(help.output.contains("Usage:"))
      #expect(try Headless("--version", input: []).output.hasPrefix("termchat "))
    }

    @Test func itIsOneForAFailedExpectation() throws {
      let run = try Headless(
        "--size 20x3", script: #"{"type": "expect", "text": "nowhere", "row": -1}"#)
      #expect(run.exit == .status(1))
      #expect(
        run.errors == """
          -:1: expect: expected “nowhere” on the screen in row -1, found this frame:


          › Message

          """)
    }

    @Test func itIsOneForAFileThatIsNotThere() throws {
      let run = try Headless("replay /nowhere/a.jsonl", input: [])
      #expect(run.exit == .status(1))
      #expect(run.errors == "termchat: /nowhere/a.jsonl: No such file or directory\n")
      let folder = try Headless("replay /tmp", input: [])
      #expect(folder.exit == .status(1))
      #expect(folder.errors == "termchat: /tmp: Is a directory\n")
    }

    @Test func itIsOneForARecordingThatCannotBeWritten() throws {
      let run = try Headless("--record /nowhere/recording", input: [])
      #expect(run.exit == .status(1))
      #expect(run.errors == "termchat: /nowhere/recording: No such file or directory\n")
    }

    @Test(
      arguments: [
        "--nonsense", "nonsense", "--size", "--size 0x0", "--size 80", "--size 80x24x3",
        "--size=-1x5", "--format jpeg", "--clock yesterday", "--color perhaps", "--ascii=yes",
        "replay a b", "demo demo", "--theme nowhere", "--record=", "--history many", "--history -1",
      ])
    func itIsTwoForWrongUsage(_ arguments: String) throws {
      let run = try Headless(arguments, input: [])
      #expect(run.exit == .status(2))
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("termchat: "), "\(run.errors)")
    }

    @Test func wrongUsageShowsNoControlCharacter() throws {
      let run = try Headless("--size=\u{1B}[31m\u{7}", input: [])
      #expect(run.exit == .status(2))
      #expect(run.errors.isSafe, "\(run.errors.debugDescription)")
      let file = try Headless("replay /nowhere/\u{1B}[31m\u{9B}", input: [])
      #expect(file.errors.isSafe, "\(file.errors.debugDescription)")
    }

    @Test func aReaderThatGoesAwayEndsTheRunQuietly() throws {
      let home = Home()
      let snapshots = (1...400).map { #"{"type": "snapshot", "name": "\#($0)"}"# + "\n" }.joined()
      let file = home.file("a.jsonl", snapshots.utf8)
      let (output, errors) = (Pipe(), Pipe())
      let child = try Child(
        ["sh", "-c", "\(Binary.termchat) replay \(file) | head -1"],
        environment: home.environment,
        streams: [.null, .descriptor(output.writing), .descriptor(errors.writing)])
      #expect(child.exit() == .status(0))
      #expect(output.take() == Array("=== 1\n".utf8))
      #expect(errors.take() == [])
    }

    @Test func aFullDiskIsAFailure() throws {
      let home = Home()
      let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
      defer { close(full) }
      let child = try Child(
        [Binary.termchat, "demo"], environment: home.environment,
        streams: [.null, .descriptor(full), .null])
      #expect(child.exit() == .status(1))
    }

    @Test func closedStreamsAreSurvived() throws {
      let home = Home()
      let child = try Child(
        ["sh", "-c", "\(Binary.termchat) demo <&- >&- 2>&-"], environment: home.environment)
      let exit = try #require(child.exit())
      #expect(exit == .status(0) || exit == .status(1))
    }
  }
}

extension String {
  /// No control character but the line's end.
  var isSafe: Bool {
    unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F ~= $0.value)) }
  }
}
