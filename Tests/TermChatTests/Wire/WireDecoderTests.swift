import Testing

@testable import TermChat

struct WireDecoderTests {
  private let decoder = WireDecoder(file: "-")

  private func decode(_ line: String, number: Int = 2) -> ScriptLine? {
    let result = decoder.decode(Array(line.utf8)[...], number: number)
    #expect(result.diagnostics.isEmpty, "\(line)")
    return result.line
  }

  @Test(arguments: ["", "  ", "\t\r", "# comment", "  # {"])
  func `Blank lines and comments say nothing`(line: String) {
    #expect(decode(line) == nil)
  }

  @Test func `A byte-order mark is borne on the first line only`() {
    #expect(decode("\u{FEFF}{\"type\":\"clear\"}", number: 1) == ScriptLine(.event(.clear)))
    let later = decoder.decode(Array("\u{FEFF}{}".utf8)[...], number: 2)
    #expect(later.diagnostics.first?.found == "byte 0xEF")
  }

  @Test func `Extensions are skipped, but their wait counts`() {
    #expect(decode(#"{"type":"x-sound","after":0.25,"id":5}"#) == ScriptLine(after: 250, .nothing))
    #expect(decode(#"{"type":"x-"}"#) == ScriptLine(.nothing))
  }

  @Test func `Any wait is borne`() {
    #expect(decode(#"{"type":"clear","after":0.0014}"#)?.after == 1)
    #expect(decode(#"{"type":"clear","after":1e308}"#)?.after == 1_000_000_000_000)
    #expect(
      decode(#"{"type":"wait","seconds":1e17}"#)?.content
        == .direction(.wait(milliseconds: 1_000_000_000_000)))
  }

  @Test func `A notice is a message from nobody`() {
    #expect(
      decode(#"{"type":"notice","text":"NOW","id":"n"}"#)?.content
        == .event(.message(Message(id: "n", from: "", Notice("NOW")))))
  }

  @Test func `What is told of delivery makes a delivery`() {
    let delivery = { (fields: String) -> Delivery? in
      let line = decode(#"{"type":"message","from":"a","text":"x"\#(fields)}"#)
      guard case .event(.message(let message)) = line?.content else { return nil }
      return message.delivery
    }
    #expect(delivery("") == nil)
    #expect(delivery(#","status":null,"unknown":1"#) == nil)
    #expect(delivery(#","progress":0.5"#) == Delivery(.sent, progress: 0.5))
    #expect(delivery(#","status":"failed","reason":"no"# + "\"") == Delivery(.failed, reason: "no"))
  }

  @Test func `An update tells left out, null and a value apart`() {
    #expect(
      decode(#"{"type":"composer","text":null,"button":"Go"}"#)?.content
        == .event(.composer(ComposerUpdate(text: .clear, button: .set("Go")))))
    #expect(
      decode(#"{"type":"title","subtitle":null}"#)?.content
        == .event(.title(.keep, subtitle: .clear)))
  }

  @Test(arguments: ["key", "input", "wait", "quit", "ready"])
  func `A live program must not act as the user`(type: String) {
    let program = WireDecoder(file: "bot", allowsDirections: false)
    let result = program.decode(Array(#"{"type":"\#(type)"}"#.utf8)[...], number: 3)
    #expect(result.line == nil)
    #expect(
      result.diagnostics.map(\.description) == [
        "bot:3: type: expected an event (only a script says what the user does), "
          + "found string \"\(type)\""
      ])
  }

  @Test func `A line of 1 MiB is read, a longer one told`() {
    let frame = #"{"type":"append","id":"a","text":""}"#
    let text = String(repeating: "x", count: LineSplitter.maximumLength - frame.utf8.count)
    let longest = #"{"type":"append","id":"a","text":"\#(text)"}"#
    #expect(decode(longest)?.content == .event(.append(id: "a", text: text)))
    var splitter = LineSplitter()
    let told = splitter.feed(Array((longest + " \n").utf8)).flatMap {
      decoder.decode($0).diagnostics
    }
    let whole = decoder.decode(Array((longest + " ").utf8)[...], number: 1)
    #expect(
      told.map(\.description) == ["-:1: expected a line of at most 1 MiB, found a longer one"])
    #expect(whole.diagnostics == told)
  }

  @Test func `A line of thousands of faults tells some and their number`() {
    let messages = Array(repeating: "5", count: 1_000).joined(separator: ",")
    let result = decoder.decode(
      Array(#"{"type":"history","messages":[\#(messages)]}"#.utf8)[...], number: 1)
    #expect(result.diagnostics.count == 17)
    #expect(result.diagnostics.last?.found == "1000")
  }
}
