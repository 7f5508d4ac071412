import TestSupport
import Testing

@testable import TermChat

private func wrap(_ text: String, _ columns: Int) -> [String] {
  let glyphs = GlyphFilter().glyphs(text)
  return LineBreaker(columns: columns).lines(of: glyphs).map { glyphs[$0].text }
}

@Suite("Wrapping")
struct LineBreakerTests {
  @Test("breaks after spaces, which hang unseen")
  func spaces() {
    #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(wrap("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(wrap("one   two", 4) == ["one", "two"])
    #expect(wrap("one two", 100) == ["one two"])
    #expect(wrap("a b c", 1) == ["a", "b", "c"])
  }

  @Test("keeps spaces where no line was wrapped")
  func keptSpaces() {
    #expect(wrap("  one two", 6) == ["  one", "two"])
    #expect(wrap("one  ", 5) == ["one  "])
    #expect(wrap("one   ", 4) == ["one "])
    #expect(wrap("     ", 3) == ["   "])
    #expect(wrap("     word", 3) == ["   ", "wor", "d"])
    #expect(wrap("  longword", 8) == ["  longwo", "rd"])
  }

  @Test("breaks at every line end")
  func lineEnds() {
    #expect(wrap("", 5) == [""])
    #expect(wrap("\n", 5) == ["", ""])
    #expect(wrap("a\n\nb\n", 5) == ["a", "", "b", ""])
  }

  @Test("cuts words longer than a line")
  func longWords() {
    #expect(wrap("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(wrap("a abcdefgh", 3) == ["a", "abc", "def", "gh"])
    #expect(
      wrap("see https://example.org/some/path/here", 20) == [
        "see", "https://example.org/", "some/path/here",
      ])
  }

  @Test("breaks after hyphens between letters only")
  func hyphens() {
    #expect(wrap("well-known word", 7) == ["well-", "known", "word"])
    #expect(wrap("it is -5 now", 7) == ["it is", "-5 now"])
    #expect(wrap("use --flag", 7) == ["use", "--flag"])
    #expect(wrap("10-20-30", 4) == ["10-2", "0-30"])
  }

  @Test("breaks between ideographs, kana, Hangul and emoji")
  func ideographs() {
    #expect(wrap("日本語テスト", 6) == ["日本語", "テスト"])
    #expect(wrap("日本語テスト", 5) == ["日本", "語テ", "スト"])
    #expect(wrap("한국어글", 5) == ["한국", "어글"])
    #expect(wrap("Hello世界", 8) == ["Hello世", "界"])
    #expect(wrap("👍👍👍", 4) == ["👍👍", "👍"])
  }

  @Test("keeps closing marks off line starts and opening ones off line ends")
  func kinsoku() {
    #expect(wrap("日本語。本", 6) == ["日本", "語。本"])
    #expect(wrap("日本「語」", 6) == ["日本", "「語」"])
    #expect(wrap("「あ」「い」", 6) == ["「あ」", "「い」"])
    #expect(wrap("カメラー", 6) == ["カメ", "ラー"])
    #expect(wrap("まって", 4) == ["まっ", "て"])
    #expect(wrap("世界!", 4) == ["世", "界!"])
    #expect(wrap("ｶﾒﾗｰ", 3) == ["ｶﾒ", "ﾗｰ"])
  }

  @Test("survives lines of no, one, two and three columns", arguments: [-1, 0, 1, 2, 3])
  func narrow(columns: Int) {
    let lines = wrap("ab 日", columns)
    let expected: [[String]] = [["a", "b", "日"], ["ab", "日"], ["ab", "日"]]
    #expect(lines == expected[max(1, columns) - 1])
  }
}

@Suite("Wrapping anything")
struct LineBreakerPropertyTests {
  @Test("gives lines that fit, in order, with every glyph once and only spaces hung")
  func laws() {
    for seed in 0..<6000 as Range<UInt64> {
      var random = Randomness(seed: seed)
      let glyphs = GlyphFilter(random.forms()).glyphs(random.text())
      let columns = Int.random(in: 1...12, using: &random)
      let lines = LineBreaker(columns: columns).lines(of: glyphs)
      var end = 0
      for line in lines {
        let hung = glyphs[end..<line.lowerBound]
        #expect(hung.allSatisfy { $0 == .newline || $0.breakClass == .space }, "seed \(seed)")
        #expect(glyphs[line].columns <= columns || line.count == 1, "seed \(seed)")
        #expect(!glyphs[line].contains(.newline), "seed \(seed)")
        end = line.upperBound
      }
      #expect(glyphs[end...].allSatisfy { $0.breakClass == .space }, "seed \(seed)")
      #expect(lines.count > glyphs.filter { $0 == .newline }.count, "seed \(seed)")
    }
  }

  @Test("wraps each paragraph as if it were alone")
  func concatenation() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = Randomness(seed: seed)
      let breaker = LineBreaker(columns: Int.random(in: 1...9, using: &random))
      let (left, right) = (random.text(), random.text())
      let filter = GlyphFilter()
      func lines(_ text: String) -> [String] {
        let glyphs = filter.glyphs(text)
        return breaker.lines(of: glyphs).map { glyphs[$0].text }
      }
      #expect(lines(left + "\u{2029}" + right) == lines(left) + lines(right), "seed \(seed)")
    }
  }
}
