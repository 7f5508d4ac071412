import TestSupport
import Testing

extension EndToEnd {
  @Suite struct FrameTests {
    private let script = [
      Script.ada, #"{"type": "title", "title": "Tea"}"#, Script.says("Tea at four?"),
      Script.says("Yes!", from: "me"),
    ]

    @Test func textHasAsManyLinesAsRows() throws {
      let run = try Headless("--size 40x14", input: lines(script))
      #expect(run.exit == .status(0))
      #expect(run.errors.isEmpty)
      #expect(
        run.output == """
           Tea                            F1 help

              ──── Thursday, Jan 01 2026 ────
                 Ada
               ╭──────────────╮
               │ Tea at four? │
           A   │        09:00 │
               └──────────────╯

                                ╭───────────────╮
                                │ Yes!  09:00 ✓ │
                                ╰───────────────┘
          ────────────────────────────────────────
          › Message

          """)
    }

    @Test func snapshotsHaveHeaders() throws {
      let snapshot = #"{"type": "snapshot", "name": "one"}"#
      let run = try Headless("--size 10x2", script: snapshot, Script.says("x"))
      #expect(run.lines.first == "=== one")
      #expect(run.lines[3] == "===")
      #expect(run.lines.count == 7)
      #expect(run.output.hasSuffix("\n"))
    }

    @Test func asciiIsASCII() throws {
      let run = try Headless("--ascii --size 40x14", input: lines(script))
      #expect(run.bytes.allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A }, "\(run.output)")
      #expect(run.output.contains("+--"))
    }

    @Test func ansiHasStylesAndNothingElse() throws {
      let text = try Headless("--size 40x14", input: lines(script))
      let run = try Headless("--size 40x14 --format ansi", input: lines(script))
      #expect(run.output.contains("\u{1B}[1"))
      let plain = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(
        plain.split(separator: "\n").map(\.trimmed)
          == text.output.split(separator: "\n")
          .map(\.trimmed))
    }

    @Test func svgIsOneDocumentPerFrame() throws {
      let snapshot = #"{"type": "snapshot", "name": "one"}"#
      let run = try Headless("--format svg", input: lines(script + [snapshot]))
      #expect(run.lines.first == "=== one")
      #expect(run.output.ranges(of: "<svg ").count == 2)
      #expect(run.output.ranges(of: "</svg>").count == 2)
    }

    @Test func castIsTheWholeSession() throws {
      let wait = #"{"type": "wait", "seconds": 2.5}"#
      let run = try Headless("--format cast", input: lines(script + [wait, Script.says("Later")]))
      #expect(run.lines.first == #"{"version": 2, "width": 80, "height": 24, "title": "Tea"}"#)
      let event = try #require(run.lines.dropLast().last)
      #expect(event.hasPrefix(#"[2.500, "o", "#) && event.hasSuffix("]"), "\(event)")
      #expect(!run.output.contains("==="))
    }

    @Test func castShowsMessagesSlide() throws {
      let still = try Headless("--format cast --motion none", input: lines(script))
      let moving = try Headless("--format cast --motion full", input: lines(script))
      #expect(moving.lines.count > still.lines.count + 3)
      let text = try Headless("--motion none", input: lines(script))
      #expect(try Headless("", input: lines(script)).output == text.output)
    }

    @Test func clockAndZoneAreFollowed() throws {
      let run = try Headless("--clock 1999-12-31T23:30:00Z", input: lines(script))
      #expect(run.output.contains("Friday, Dec 31 1999"))
      #expect(run.output.contains("23:30"))
      let zoned = try Headless(
        "--clock 1999-12-31T23:30:00Z", input: lines(script),
        environment: ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8"])
      #expect(zoned.output.contains("Saturday, Jan 01 2000"))
      #expect(zoned.output.contains("08:30"))
    }

    @Test func themesAndColorsAreFollowed() throws {
      let run = try Headless("--format ansi --theme mono", input: lines(script))
      #expect(!run.output.contains("38;2;"))
      #expect(try Headless("--theme default", input: lines(script)).exit == .status(0))
      let never = try Headless("--format ansi --color never", input: lines(script))
      #expect(!never.output.contains("38;2;"))
    }

    @Test(arguments: ["", "demo --history 300"])
    func aRecordingReplaysToTheSameFrames(_ command: String) throws {
      let home = Home()
      let steps =
        script + [
          #"{"type": "input", "text": "Hello 👋", "after": 4}"#, #"{"type": "key", "key": "Enter"}"#,
          #"{"type": "wait", "seconds": 1}"#, #"{"type": "key", "key": "PageUp", "times": 3}"#,
          #"{"type": "mouse", "action": "wheelUp", "row": 3, "column": 3, "after": 1}"#,
          #"{"type": "paste", "text": "one\ntwo"}"#,
          #"{"type": "resize", "columns": 50, "rows": 14, "after": 0.25}"#,
          #"{"type": "wait", "seconds": 3}"#,
        ]
      let first = try Headless(
        "\(command) --size 70x20 --record \(home.path)/recording", input: lines(steps), home: home)
      let again = try Headless("replay \(home.path)/recording", input: [], home: home)
      #expect(again.output == first.output)
      #expect(again.exit == .status(0))
      #expect(first.output.contains("one"))
    }

    private func lines(_ lines: [String]) -> String.UTF8View {
      lines.map { $0 + "\n" }.joined().utf8
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
