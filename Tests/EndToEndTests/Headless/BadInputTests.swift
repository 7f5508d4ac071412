import TestSupport
import Testing

extension EndToEnd {
  @Suite struct BadInputTests {
    /// Bad lines, and what the diagnostic of each says behind `-:1: `.
    static let lines: [(line: String, diagnostic: String)] = [
      ("hello", ""), ("{", ""), ("[]", ""), ("null", ""), ("\"text\"", ""), ("{}", "type"),
      (#"{"type": 5}"#, "type"), (#"{"type": "nonsense"}"#, "type"),
      (#"{"type": "message", "from": 5, "text": "x"}"#, "from"),
      (#"{"type": "message", "text": "x"}"#, "from"),
      (#"{"type": "message", "from": "a"}"#, ""),
      (#"{"type": "message", "from": "a", "text": 5}"#, "text"),
      (#"{"type": "message", "from": "a", "text": "x", "at": "10000-01-01T00:00:00Z"}"#, "at"),
      (#"{"type": "message", "from": "a", "text": "x", "at": "2026-02-30T00:00:00Z"}"#, "at"),
      (#"{"type": "wait", "seconds": -1}"#, "seconds"),
      (#"{"type": "wait", "seconds": 1e999}"#, "seconds"),
      (#"{"type": "typing", "from": "a", "after": -0.5}"#, "after"),
      (#"{"type": "resize", "columns": 5000, "rows": 20}"#, "columns"),
      (#"{"type": "key", "key": "Hyper-x"}"#, "key"),
      (#"{"type": "banner", "kind": "odd", "title": "t"}"#, "kind"),
      (#"{"type": "message", "from": "a", "text": "x", "text": "y"}"#, ""),
      (#"{"type": "message", "from": "a", "text": "half"#, ""),
    ]

    @Test(arguments: lines.indices)
    func aBadLineIsSaidAndTheRestIsShown(_ index: Int) throws {
      let (line, field) = Self.lines[index]
      let run = try Headless("", input: Array((line + "\n" + Script.says("rest") + "\n").utf8))
      #expect(run.errors.hasPrefix("-:1: \(field)"), "\(line): \(run.errors)")
      #expect(run.errors.contains(/^-:1: ([^:]+: )?expected .+, found .+\n$/), "\(run.errors)")
      #expect(run.exit == .status(1))
      #expect(run.output.contains("rest"))
    }

    @Test func anEndInTheMiddleOfALineIsSaid() throws {
      let run = try Headless("", input: Array((Script.ada + "\n" + #"{"type": "mess"#).utf8))
      #expect(run.errors.hasPrefix("-:2: "))
      #expect(run.exit == .status(1))
      let whole = try Headless("", input: Array((Script.ada + "\n" + Script.says("last")).utf8))
      #expect(whole.exit == .status(0))
      #expect(whole.output.contains("last"))
    }

    @Test func aFileIsNamed() throws {
      let home = Home()
      let file = home.file("bad.jsonl", "# a comment", "", "bad")
      let run = try Headless("replay \(file)", input: [], home: home)
      #expect(run.errors.hasPrefix("\(file):3: "), "\(run.errors)")
    }

    @Test func longLinesAreRefused() throws {
      let long = Script.says(String(repeating: "x", count: 1 << 20))
      let run = try Headless("", script: long, Script.says("rest"))
      #expect(run.errors.hasPrefix("-:1: "), "\(run.errors.prefix(300))")
      #expect(run.errors.utf8.count < 400)
      #expect(run.output.contains("rest"))
      let allowed = Script.says(String(repeating: "y", count: 1_000_000))
      let fine = try Headless("", script: allowed, Script.says("rest"))
      #expect(fine.exit == .status(0))
      #expect(fine.output.contains("rest"))
    }

    @Test func tenMegabytesWithoutANewlineAreOneComplaint() throws {
      let run = try Headless("", input: [UInt8](repeating: 0x7B, count: 10_000_000))
      #expect(run.errors.hasPrefix("-:1: "))
      #expect(run.errors.utf8.count < 400)
      #expect(run.exit == .status(1))
    }

    @Test func deepNestingIsRefused() throws {
      let deep = String(repeating: "[", count: 10_000)
      let shut = String(repeating: "]", count: 10_000)
      let run = try Headless(
        "", script: deep, deep + shut, #"{"type": "x-deep", "a": \#(deep)\#(shut)}"#,
        Script.says("rest"))
      #expect(run.errors.split(separator: "\n").count == 3, "\(run.errors.prefix(1000))")
      #expect(run.exit == .status(1))
      #expect(run.output.contains("rest"))
    }

    @Test func everyByteIsMadeHarmless() throws {
      var bytes: [UInt8] = []
      for byte in UInt8.min...UInt8.max where byte != 0x0A {
        bytes += Array(#"{"type": "message", "from": "a", "text": "<"#.utf8) + [byte]
        bytes += Array(#">"}"#.utf8) + [0x0A]
        bytes += [byte, 0x0A]
        bytes += Array(#"{"type": "snapshot", "name": ""#.utf8) + [byte] + Array("\"}\n".utf8)
      }
      for format in ["text", "ansi", "svg", "cast"] {
        let run = try Headless("--format \(format)", input: bytes)
        #expect(run.exit == .status(1))
        let plain = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain.isSafe)
        #expect(String(validating: run.bytes, as: UTF8.self) != nil)
        #expect(run.errors.isSafe)
      }
    }

    @Test func everyEscapedControlCharacterIsMadeHarmless() throws {
      let names = (0...0x9F).map { "\\u00" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      let scalars = names + ["\\u202e", "\\u2066", "\\ufeff", "\\ud800", "\\udfff"]
      let script = scalars.map { scalar in
        #"{"type": "user", "id": "a", "name": "A\#(scalar)B"}"# + "\n"
          + #"{"type": "title", "title": "T\#(scalar)T", "subtitle": "\#(scalar)"}"# + "\n"
          + #"{"type": "banner", "kind": "error", "title": "\#(scalar)x"}"# + "\n"
          + Script.says("<\(scalar)>", from: "a") + "\n"
      }
      let run = try Headless("--size 40x700", input: script.joined().utf8)
      #expect(run.output.isSafe)
      #expect(run.errors.isSafe)
      #expect(!run.output.unicodeScalars.contains("\u{202E}"))
    }

    @Test func duplicateIdsReplace() throws {
      let run = try Headless(
        "", script: Script.says("before", more: #", "id": "1""#),
        Script.says("after", more: #", "id": "1""#))
      #expect(run.exit == .status(0))
      #expect(run.output.contains("after") && !run.output.contains("before"))
    }

    @Test(arguments: ["0000-01-01", "1899-12-31", "9999-12-31"])
    func oddTimesAreShown(_ day: String) throws {
      let run = try Headless(
        "", script: Script.says("odd", more: #", "at": "\#(day)T12:34:56Z""#),
        environment: ["TZ": "Asia/Tokyo"])
      #expect(run.exit == .status(0), "\(run.errors)")
      #expect(run.output.contains("odd"))
    }

    @Test func unknownIdsAreNoFault() throws {
      let run = try Headless(
        "", script: #"{"type": "append", "id": "?", "text": "x"}"#,
        #"{"type": "remove", "id": "?"}"#, #"{"type": "status", "id": "?", "status": "read"}"#,
        #"{"type": "reaction", "id": "?", "from": "a", "emoji": "👍"}"#,
        #"{"type": "read", "from": "a", "id": "?"}"#, #"{"type": "hide", "id": "?"}"#,
        #"{"type": "edit", "id": "?", "text": "x"}"#,
        #"{"type": "typing", "from": "?", "on": false}"#)
      #expect(run.exit == .status(0))
      #expect(run.errors.isEmpty)
    }

    @Test func onScreenABannerWarnsAndTheRestIsShown() throws {
      let tmux = try Tmux(columns: 80, rows: 20)
      let file = tmux.home.file("a.jsonl", Script.ada, "no JSON", Script.says("the rest"))
      tmux.start("replay \(file); echo left with $?")
      try tmux.wait { $0.contains("Line 2 of the input") && $0.contains("the rest") }
      tmux.press("C-d")
      try tmux.wait(for: "left with 1")
    }

    @Test func onScreenNoRawByteGetsThrough() throws {
      let session = try Session(
        "", input: Script.ada,
        #"{"type": "title", "title": "T\u001b]0;x\u0007\u009d"}"#,
        Script.says(#"a\u001b[41mb\u0007c\u009b5md\u0000e\r\bf\u202eg"#),
        String(repeating: "[", count: 10_000), String(repeating: "x", count: 100_000),
        Script.says("LAST WORD"))
      try session.pty.wait(for: "LAST WORD")
      // What asks for the terminal's background ends in BEL.
      let output = session.pty.output().replacing("\u{1B}]11;?\u{7}", with: "")
      for bad in ["[41m", "\u{7}", "\u{9B}", "\u{9D}", "\u{0}", "\u{202E}", "]0;x"] {
        #expect(!output.contains("\u{1B}" + bad) && (bad.count > 1 || !output.contains(bad)))
      }
    }
  }
}
