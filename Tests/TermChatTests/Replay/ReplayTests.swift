import TestSupport
import Testing

@testable import TermChat

@Suite("A script played headless")
struct ReplayTests {
  private static let empty = """
     TermChat




    › Message

    """

  @Test("prints the last frame, and nothing but")
  func last() {
    #expect(Replaying("").output == Self.empty)
    #expect(Replaying("\n# nothing\n{\"type\":\"x-mine\"}").output == Self.empty)
  }

  @Test("prints snapshots with their names and the last frame behind a bare line")
  func snapshots() {
    let replaying = Replaying(
      """
      {"type":"snapshot","name":"first\\u001b"}
      {"type":"input","text":"hi"}
      {"type":"snapshot","name":"second"}
      {"type":"key","key":"Enter"}
      """, 20, 4)
    #expect(
      replaying.output == """
        === first␛
         TermChat


        › Message
        === second
         TermChat


        › hi               ↵
        ===
         TermChat
                 │ 09:00 ◌ │
                 ╰─────────┘
        › Message

        """)
    #expect(!replaying.hasFailed && replaying.errors.isEmpty)
  }

  @Test("waits exactly, in time that costs nothing")
  func time() {
    let replaying = Replaying(
      """
      {"type":"banner","kind":"success","title":"well","duration":1}
      {"type":"wait","seconds":1.499}
      {"type":"expect","text":"well"}
      {"type":"expect","text":"well","absent":true,"after":0.001}
      {"type":"wait","seconds":86400}
      {"type":"message","from":"bo","text":"late"}
      {"type":"expect","text":"noon","after":1e30}
      """, 40, 12)
    #expect(replaying.errors.split(separator: "\n").count == 9)
    #expect(replaying.errors.hasPrefix("s.jsonl:7: expect: expected “noon” on the screen, found"))
    #expect(replaying.errors.contains("Friday, Jan 02 2026"))
  }

  @Test(
    "expects text anywhere, in a row from either end, or nowhere",
    arguments: [
      (#""text":"TermChat""#, true), (#""text":"TermChat","row":0"#, true),
      (#""text":"TermChat","row":1"#, false), (#""text":"Message","row":-1"#, true),
      (#""text":"Message","row":-2"#, false), (#""text":"Message","row":-9"#, false),
      (#""text":"nothing","absent":true"#, true), (#""text":"TermChat","absent":true"#, false),
      (#""text":"TermChat","absent":true,"row":2"#, true), (#""text":"x","row":99"#, false),
    ])
  func expect(fields: String, isMet: Bool) {
    let replaying = Replaying(#"{"type":"expect",\#(fields)}"#)
    #expect(replaying.hasFailed == !isMet)
    #expect(replaying.errors.isEmpty == isMet)
  }

  @Test("says what is wrong with it and goes on")
  func diagnostics() {
    let replaying = Replaying("{\"type\":\"mesage\"}\n[]\n{\"type\":\"input\",\"text\":\"x\"}")
    #expect(replaying.hasFailed)
    #expect(
      replaying.errors == """
        s.jsonl:1: type: expected "message", found string "mesage"
        s.jsonl:2: expected an object, found array []

        """)
    #expect(replaying.output.contains("› x"))
  }

  @Test(
    "ends where it quits, though more happens at the same instant",
    arguments: [
      #"{"type":"quit"}"#, #"{"type":"key","key":"Ctrl-d"}"#,
      #"{"type":"key","key":"Ctrl-c","times":2}"#,
    ])
  func quit(line: String) {
    let rest =
      #"{"type":"message","from":"bo","text":"x"}"# + "\n" + #"{"type":"expect","text":"y"}"#
    let replaying = Replaying(line + "\n" + rest)
    #expect(!replaying.hasFailed)
    #expect(!replaying.output.contains("x"))
    #expect(replaying.output.contains("TermChat"))
  }

  @Test("takes another size")
  func resize() {
    let replaying = Replaying(#"{"type":"resize","columns":10,"rows":2}"#)
    #expect(replaying.output == "\n› Message\n")
  }

  @Test("plays the same in whatever pieces it is read", arguments: [1, 7, 50, 1000])
  func pieces(size: Int) {
    let script = """
      {"type":"message","from":"bo","text":"one"}
      {"type":"snapshot","name":"a","after":2}
      {"type":"typing","from":"bo","after":0.5}
      {"type":"wait","seconds":1}
      {"type":"snapshot","name":"b"}
      """
    #expect(Replaying(script, 40, 12, in: size).output == Replaying(script, 40, 12).output)
  }

  @Test("shows all that moves as a cast, to the last wait")
  func cast() {
    let script = #"{"type":"typing","from":"bo"}"# + "\n" + #"{"type":"wait","seconds":1}"#
    let lines = Replaying(script, 40, 6, format: .cast).output.split(separator: "\n")
    #expect(lines.first == #"{"version": 2, "width": 40, "height": 6, "title": ""}"#)
    #expect(
      lines.map { $0.prefix(6) }.dropFirst() == [
        "[0.000", "[0.330", "[0.660", "[0.990",
      ])
  }
}

@Suite("A recording")
struct RecorderTests {
  @Test("replays to the same frames at every instant")
  func law() {
    for seed: UInt64 in 0..<40 {
      var random = Randomness(seed: seed)
      let size = random.size()
      var first = ScreenDriver(size.columns, size.rows)
      var recorder = Recorder(Replaying.session(size))
      var recording = recorder.firstLines
      var frames: [Instant: Frame] = [:]
      for _ in 0..<60 where !first.hasQuit {
        let events = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.event() }
        first.handle(events + [.diagnosed(diagnostic)], at: first.now + random.gap())
        recording += recorder.lines(
          for: Batch(events + [.diagnosed(diagnostic)], at: first.now))
        frames[first.now] = first.screen.draw()
      }
      let wrong = wrongInstant(recording, size, frames)
      #expect(wrong == nil, "seed \(seed)")
    }
  }

  private let diagnostic = Diagnostic(
    file: "-", line: 3, field: "text", expected: "a string", found: "true")

  /// The first instant at which the recording shows another frame.
  private func wrongInstant(
    _ recording: String, _ size: Size, _ frames: [Instant: Frame]
  ) -> Instant? {
    var reader = ScriptReader(name: "recording")
    var player = ScriptPlayer(startingAt: ScreenDriver.start)
    player.add(reader.read(Array(recording.utf8)), at: ScreenDriver.start)
    var again = ScreenDriver(size.columns, size.rows)
    return frames.keys.sorted().first { instant in
      while let due = player.nextDue, due <= instant {
        if case .events(let events) = player.take(at: due) { again.handle(events, at: due) }
      }
      again.handle([], at: instant)
      return again.screen.draw() != frames[instant]
    }
  }

  @Test("ends when the session ended")
  func end() {
    let script = #"{"type":"banner","kind":"error","title":"Gone"}"# + "\n"
    let wait = #"{"type":"wait","seconds":20}"#
    let recording = Replaying(script + wait, records: true).recording
    #expect(recording.contains("\n" + wait + "\n"))
    #expect(!Replaying(recording).output.contains("Gone"))
  }

  @Test("keeps what is longer than one line can wait")
  func long() {
    let wait = #"{"type":"wait","seconds":1e9}"# + "\n"
    let script = wait + wait + wait + #"{"type":"notice","text":"late"}"#
    let recording = Replaying(script, 60, 8, records: true).recording
    #expect(Replaying(recording, 60, 8).output == Replaying(script, 60, 8).output)
  }

  @Test("knows what the output could show")
  func forms() {
    let forms = GlyphForms(joined: false, flags: false, unicode: 14)
    let basic = Recorder(Replaying.session(Size(rows: 6, columns: 40)), forms: .basic)
    let say = #"{"type":"message","from":"bo","text":"🇩🇪 🫨"}"#
    let shown = Replaying(basic.firstLines + say, 40, records: true)
    #expect(shown.output.contains("DE :shaking_face:"))
    #expect(Replaying(shown.recording, 40).output == shown.output)
    let line = WireEncoder().encode(forms, after: 5)
    let decoded = WireDecoder(file: "-").decode(Array(line.utf8)[...], number: 1).line
    #expect(decoded == ScriptLine(after: 5, .forms(forms)))
  }

  @Test("says nothing of a line that says nothing")
  func nothing() {
    let recording = Replaying(#"{"type":"title","title":5}"#, records: true).recording
    #expect(recording.split(separator: "\n").count == 1)
  }

  @Test("begins with what the session began with")
  func ready() {
    let recording = Replaying(#"{"type":"input","text":"hi","after":1.5}"#, records: true).recording
    let lines = recording.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(#"{"type":"ready","protocol":1,"session":"me","user":"me""#) == true)
    #expect(lines.dropFirst() == [#"{"type":"input","after":1.5,"text":"hi"}"#])
  }
}
