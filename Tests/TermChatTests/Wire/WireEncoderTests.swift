import Testing

@testable import TermChat

struct WireEncoderTests {
  private let encoder = WireEncoder()

  @Test func `An event that was written is read as the same event`() {
    var random = WireRandomness(1)
    for _ in 0..<5_000 {
      let event = random.event()
      let after = random.bool() ? 0 : Int64(random.int(0...10_000_000))
      check(encoder.encode(event, after: after), ScriptLine(after: after, .event(event)))
    }
  }

  @Test func `A stage direction that was written is read as the same one`() {
    var random = WireRandomness(2)
    for _ in 0..<1_000 {
      let direction = random.direction()
      check(encoder.encode(direction, after: 250), ScriptLine(after: 250, .direction(direction)))
    }
  }

  @Test func `Completions that were written are read as the same ones`() {
    var random = WireRandomness(3)
    for _ in 0..<500 {
      let answer = random.completionAnswer()
      check(encoder.encode(answer, after: 250), ScriptLine(after: 250, .completions(answer)))
    }
  }

  @Test func `Files that were written are read as the same ones, in a script alone`() {
    var random = WireRandomness(4)
    for _ in 0..<500 {
      let update = random.draftUpdate()
      let text = encoder.encode(.draft(update), after: 250)
      check(text, ScriptLine(after: 250, .direction(.draft(update))))
      let live = WireDecoder(file: "-", allowsDirections: false)
      let (line, diagnostics) = live.decode(Array(text.utf8)[...], number: 1)
      let rest = ComposerUpdate(text: update.text)
      #expect(line == ScriptLine(after: 250, .event(.composer(rest))))
      #expect(diagnostics.map(\.field) == ["attach"])
    }
  }

  private func check(_ text: String, _ line: ScriptLine) {
    let result = WireDecoder(file: "-").decode(Array(text.utf8)[...], number: 1)
    #expect(result.line == line, "\(text)")
    #expect(result.diagnostics.isEmpty, "\(text)")
    let isSafe = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
    #expect(isSafe)
  }

  @Test func `A session is written as the ready line`() {
    let session = Session(
      session: "k3", user: "me", size: Size(rows: 24, columns: 80), clock: Instant(milliseconds: 0),
      zone: "UTC", language: "C", theme: "dark", ascii: false, color: "auto", last: "k2-9")
    let text = encoder.encode(session)
    #expect(
      text == #"{"type":"ready","protocol":1,"session":"k3","user":"me","columns":80,"rows":24,"#
        + #""clock":"1970-01-01T00:00:00Z","zone":"UTC","language":"C","theme":"dark","#
        + #""ascii":false,"color":"auto","last":"k2-9"}"#)
    var options = SessionOptions()
    options.session = "k3"
    options.user = "me"
    (options.columns, options.rows) = (80, 24)
    options.clock = Instant(milliseconds: 0)
    (options.zone, options.language, options.theme) = ("UTC", "C", "dark")
    (options.ascii, options.color) = (false, "auto")
    check(text, ScriptLine(.ready(options)))
  }

  @Test(arguments: [
    (
      ChatRequest.send(id: "me-1", text: "hi", replyTo: "m1", attachments: ["a.png"]),
      #"{"type":"send","id":"me-1","text":"hi","replyTo":"m1","attachments":["a.png"]}"#
    ),
    (.send(id: "me-1", text: "hi"), #"{"type":"send","id":"me-1","text":"hi"}"#),
    (
      .load(.older, from: "m1", limit: 50),
      #"{"type":"load","edge":"older","from":"m1","limit":50}"#
    ),
    (.edit(id: "a", text: "b"), #"{"type":"edit","id":"a","text":"b"}"#),
    (.remove(id: "a"), #"{"type":"remove","id":"a"}"#),
    (
      .reaction(id: "a", emoji: "👍", on: false),
      #"{"type":"reaction","id":"a","emoji":"👍","on":false}"#
    ),
    (.retry(id: "a"), #"{"type":"retry","id":"a"}"#),
    (.read(id: "a"), #"{"type":"read","id":"a"}"#),
    (.typing(on: true), #"{"type":"typing","on":true}"#),
    (
      .press(id: nil, what: "composer", value: "x"),
      #"{"type":"press","what":"composer","value":"x"}"#
    ),
    (.dismiss(id: "b"), #"{"type":"dismiss","id":"b"}"#),
    (.resize(Size(rows: 2, columns: 3)), #"{"type":"resize","columns":3,"rows":2}"#),
    (.quit, #"{"type":"quit"}"#),
  ])
  func `A request is one line`(request: ChatRequest, line: String) {
    #expect(encoder.encode(request) == line)
  }

  @Test func `An embedder's kind is written as a custom one`() {
    let line = encoder.encode(.message(Message(from: "bob", Poll(text: "Tea?"))), after: 1500)
    #expect(
      line == #"{"type":"message","after":1.5,"from":"bob","custom":{"kind":"poll","text":"Tea?"}}"#
    )
  }

  private struct Poll: MessageKind {
    var name: String { "poll" }
    var text: String
  }
}
