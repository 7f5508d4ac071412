import TestSupport
import Testing

extension EndToEnd {
  @Suite struct WritingTests {
    private let tmux: Tmux

    init() throws {
      tmux = try Tmux(columns: 60, rows: 12)
      try tmux.startEmpty()
    }

    @Test func whatIsTypedStandsInTheDraft() throws {
      tmux.type("Grüße 明日 e\u{301} 👋 👨‍👩‍👧")
      try tmux.wait { $0.contains("› Grüße 明日 é 👋") }
      tmux.press("Home")
      tmux.type("x")
      try tmux.wait(for: "› xGrüße")
      #expect(tmux.cursor == [11, 3])
    }

    @Test func theCaretStandsBehindWideCharacters() throws {
      tmux.type("明日👋")
      try tmux.wait(for: "› 明日👋")
      #expect(Deadline().reaches { tmux.cursor == [11, 8] })
      tmux.press("BSpace")
      #expect(Deadline().reaches { tmux.cursor == [11, 6] })
      tmux.press("Left")
      #expect(Deadline().reaches { tmux.cursor == [11, 4] })
    }

    @Test func enterSends() throws {
      tmux.type("  Hello 👋  ")
      tmux.press("Enter")
      let screen = try tmux.wait { $0.contains("│ Hello 👋") && $0.contains("› Message") }
      #expect(screen.contains("╭"))
      tmux.press("Enter")
      tmux.type("more")
      try tmux.wait(for: "› more")
      #expect(tmux.screen.components(of: "│ Hello 👋") == 1)
    }

    @Test func aPasteIsOnePiece() throws {
      tmux.send("\u{1B}[200~one\ntwo\u{1B}[31m\u{7}\u{1B}[201~")
      try tmux.wait { $0.contains("› one") && $0.contains("  two") }
      tmux.press("Enter")
      try tmux.wait { $0.contains("│ one") && $0.contains("› Message") }
    }

    @Test func aNewLineStaysInTheDraft() throws {
      tmux.type("one")
      tmux.press("M-Enter")
      tmux.type("two")
      try tmux.wait { $0.contains("› one\n  two") }
      tmux.press("C-j")
      tmux.type("three")
      try tmux.wait { $0.contains("› one\n  two\n  three") }
    }
  }
}

extension String {
  /// How often `part` stands in it.
  func components(of part: String) -> Int {
    var rest = self[...]
    var count = 0
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
