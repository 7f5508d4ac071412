import TestSupport
import Testing

@testable import TermChat

@Suite("A line that is too long")
struct TruncationTests {
  @Test(
    "ends in an ellipsis and is never wider than asked",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
      ("hello", -1, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
      ("日本語", 2, "…"), ("a\nb", 3, "a b"), ("", 3, ""),
    ])
  func ellipsis(text: String, columns: Int, expected: String) {
    let line = GlyphFilter().glyphs(text).truncated(to: columns)
    #expect(line.text == expected)
    #expect(line.columns <= max(0, columns))
  }

  @Test("is the same whether all of it is read or as much as shows")
  func filling() {
    for seed: UInt64 in 0..<400 {
      var random = Randomness(seed: seed)
      let text = (0..<40).map { _ in random.text() }.joined(separator: "\u{1}\u{200B}")
      let columns = Int.random(in: 0...90, using: &random)
      let whole = GlyphFilter().line(text).truncated(to: columns)
      #expect(
        GlyphFilter().line(text, filling: columns).truncated(to: columns) == whole, "seed \(seed)")
    }
  }

  @Test("is not read to the end of a character of any length", arguments: ["\u{301}", "\u{200D}"])
  func giants(mark: String) {
    let text = "a" + String(repeating: mark, count: 30_000) + "z"
    #expect(!GlyphFilter().line(text, filling: 80).text.contains("z"))
    #expect(GlyphFilter().line("z" + text, filling: 80).text.hasPrefix("z"))
  }

  @Test("finds its start without looking at the rest of a character")
  func giantStart() {
    let text = "a" + String(repeating: "\u{301}", count: 300_000)
    let time = ContinuousClock().measure {
      for _ in 0..<1_000 { #expect(text.start(ofBytes: 1_024).utf8.count <= 1_024) }
    }
    // Half a second; looking through the text it would be half a minute.
    #expect(time < .seconds(10))
  }

  @Test("starts with whole characters")
  func start() {
    #expect("日本語".start(ofBytes: 8) == "日")
    #expect("日本語".start(ofBytes: 9) == "日本語")
    #expect("abc".start(ofBytes: 0) == "")
    #expect("a👨‍👩‍👧b".start(ofBytes: 10) == "a")
    #expect("👨‍👩‍👧".start(ofBytes: 6) == "👨")
  }

  @Test(
    "ends in dots in ASCII",
    arguments: [(6, "hel..."), (4, "h..."), (3, "he."), (1, "."), (0, "")])
  func dots(columns: Int, expected: String) {
    #expect(GlyphFilter().line("hello world").truncated(to: columns, ascii: true).text == expected)
  }
}
