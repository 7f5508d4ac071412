import Testing

@testable import TermChat

@Suite("A theme in a script")
struct ReplayThemeTests {
  private let wish = #"{"type":"theme","path":"paper.json"}"# + "\n"
  private let design = ThemeReference.design(name: "paper", .object([]))
  private let mistake = ThemeFinding(
    .error, file: "paper.json", line: 2, column: 3, key: "Error", "expected an object")
  private let hint = ThemeFinding(.warning, file: "paper.json", line: 1, column: 1, "pale")

  private func outcome(_ theme: ThemeReference?, _ findings: ThemeFinding...) -> ThemeOutcome {
    ThemeOutcome(theme, findings: findings)
  }

  @Test("enters as its design")
  func found() {
    let run = Replaying(wish, 40, records: true) { wish in
      #expect(wish == .path("paper.json"))
      return outcome(design, hint)
    }
    #expect(!run.hasFailed)
    #expect(run.errors.isEmpty)
    let line = #"{"type":"theme","name":"paper","design":{},"x-checked":true}"#
    #expect(run.recording.split(separator: "\n").dropFirst() == [line[...]])
  }

  @Test("that can't be read leaves the old one, and what is wrong is told")
  func broken() {
    let run = Replaying(wish, 40, records: true) { _ in outcome(nil, hint, mistake) }
    #expect(run.hasFailed)
    #expect(run.errors == "paper.json:2:3: error: Error: expected an object\n")
    #expect(run.recording.split(separator: "\n").count == 1)
    #expect(run.output == Replaying("", 40).output)
  }

  @Test("with mistakes enters all the same")
  func half() {
    let run = Replaying(wish, 40, records: true) { _ in outcome(design, mistake) }
    #expect(run.hasFailed)
    #expect(run.recording.contains(#""design":{}"#))
  }

  @Test("that isn't there is a banner, in the recording too")
  func missing() {
    let run = Replaying(wish, 60, records: true) { _ in
      ThemeOutcome(missing: "paper.json: No such file or directory")
    }
    #expect(!run.hasFailed)
    #expect(run.output.contains("No theme"))
    #expect(run.output.contains("paper.json: No such file or directory"))
    #expect(Replaying(run.recording, 60).output == run.output)
  }

  @Test("that a session began with stands at the beginning of its recording")
  func beginning() {
    let session = Replaying.session(Size(rows: 6, columns: 40))
    let lines = Recorder(session, backdrop: .light, theme: design).firstLines
    #expect(
      lines.split(separator: "\n").dropFirst() == [
        ##"{"type":"x-backdrop","color":"#ffffff"}"##,
        #"{"type":"theme","name":"paper","design":{},"x-checked":true}"#,
      ])
    #expect(Recorder(session, theme: .name("mono")).firstLines.split(separator: "\n").count == 1)
  }
}

@Suite("The complaint about a theme")
struct ThemeOutcomeTests {
  private func mistake(_ line: Int) -> ThemeFinding {
    ThemeFinding(.error, file: "a.json", line: line, column: 1, "wrong")
  }

  @Test("names the first mistake and counts the others")
  func complaint() {
    let name = ThemeReference.name("a")
    #expect(ThemeOutcome(name).complaint == nil)
    let one = ThemeOutcome(nil, findings: [mistake(1)]).complaint
    #expect(one?.title == "Theme not loaded")
    #expect(one?.subtitle == "a.json:1:1: error: wrong")
    let three = ThemeOutcome(name, findings: (1...3).map(mistake)).complaint
    #expect(three?.title == "Theme loaded in part")
    #expect(three?.subtitle == "a.json:1:1: error: wrong (and 2 more)")
    // Until it is mended.
    #expect(three?.duration == .endless)
  }

  @Test("leaves out what is no mistake")
  func warnings() {
    let hint = ThemeFinding(.warning, file: "a.json", line: 1, column: 1, "pale")
    #expect(ThemeOutcome(.name("a"), findings: [hint]).complaint == nil)
  }
}
