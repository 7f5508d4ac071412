import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ReadingTests {
    @Test func pagesAndEndsAreScrolledTo() throws {
      let tmux = try numbers()
      tmux.press("PPage")
      try tmux.wait { !$0.contains("number 60 ") }
      tmux.press("NPage")
      try tmux.wait(for: "number 60 ")
      tmux.press("C-Home")
      try tmux.wait(for: "number 1 ")
      tmux.press("C-End")
      try tmux.wait(for: "number 60 ")
    }

    @Test func readingModeHasKeysOfItsOwn() throws {
      let tmux = try numbers()
      tmux.press("Escape")
      try tmux.wait(for: "reading")
      for _ in 0..<10 { tmux.press("k", "k") }
      try tmux.wait { !$0.contains("number 60 ") }
      tmux.press("G")
      try tmux.wait(for: "number 60 ")
      tmux.press("g")
      try tmux.wait(for: "number 1 ")
      tmux.press("i")
      try tmux.wait(for: "F1 help")
    }

    @Test func theWheelScrolls() throws {
      let tmux = try numbers()
      for _ in 0..<4 { tmux.send("\u{1B}[<64;10;5M") }
      try tmux.wait { !$0.contains("number 60 ") }
      for _ in 0..<4 { tmux.send("\u{1B}[<65;10;5M") }
      try tmux.wait(for: "number 60 ")
    }

    @Test func aClickOnThePillGoesToWhatIsNew() throws {
      let tmux = try Tmux(columns: 60, rows: 20)
      let late = #"{"type": "message", "from": "ada", "text": "the newest", "after": 1}"#
      let lines = (Script.many(60) + [late]).map { $0 + "\n" }.joined()
      tmux.start("replay " + tmux.home.file("a.jsonl", lines.utf8))
      try tmux.wait(for: "number 60 ")
      tmux.press("PPage")
      try tmux.wait(for: "1 new")
      let row = try #require(tmux.rows.firstIndex { $0.contains("1 new") })
      let line = Array(tmux.rows[row])
      let column = try #require(line.firstIndex(of: "▼"))
      #expect(!tmux.screen.contains("the newest"))
      tmux.send("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
      try tmux.wait { $0.contains("the newest") && !$0.contains("1 new") }
    }

    @Test func olderPagesArriveAndTheLineBeingReadStays() throws {
      let tmux = try Tmux(columns: 60, rows: 20)
      tmux.start("demo --history 5000")
      try tmux.wait(for: "(message 5000)")
      let before = try tmux.wait { screen in
        if screen.contains("Loading") { return true }
        tmux.press("C-Home", "S-Up")
        return false
      }
      let rows = before.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(rows.lastIndex { $0.contains("│") && $0.contains(":") })
      let after = try tmux.wait { !$0.contains("Loading") }
      #expect(after.split(separator: "\n", omittingEmptySubsequences: false)[row] == rows[row])
      tmux.press("PPage")
      try tmux.wait { $0 != after }
    }

    @Test func theBeginningIsReached() throws {
      let tmux = try Tmux(columns: 60, rows: 20)
      tmux.start("demo --history 120")
      try tmux.wait(for: "F1 help")
      try tmux.wait { screen in
        tmux.press("C-Home")
        return screen.contains("beginning of conversation")
      }
    }

    @Test func helpOpensAndCloses() throws {
      let tmux = try numbers()
      let before = tmux.screen
      tmux.press("F1")
      try tmux.wait { $0.contains("Esc closes") && $0.contains("Alt-Enter") }
      tmux.press("Escape")
      try tmux.wait { $0 == before }
    }

    @Test func aBannerIsDismissedByEscOrAClick() throws {
      let tmux = try Tmux(columns: 60, rows: 16)
      let banner = #"{"type": "banner", "kind": "error", "duration": -1, "title": "#
      let file = tmux.home.file("a.jsonl", banner + #""First"}"#, banner + #""Second"}"#)
      tmux.start("replay \(file)")
      try tmux.wait(for: "First")
      tmux.press("Escape")
      try tmux.wait { $0.contains("Second") && !$0.contains("First") }
      let row = try #require(tmux.rows.firstIndex { $0.contains("Second") })
      tmux.send("\u{1B}[<0;20;\(row + 1)M")
      tmux.send("\u{1B}[<0;20;\(row + 1)m")
      try tmux.wait { !$0.contains("Second") }
    }

    private func numbers() throws -> Tmux {
      let tmux = try Tmux(columns: 60, rows: 20)
      let lines = Script.many(60).map { $0 + "\n" }.joined()
      tmux.start("replay " + tmux.home.file("a.jsonl", lines.utf8))
      try tmux.wait(for: "number 60 ")
      return tmux
    }
  }
}
