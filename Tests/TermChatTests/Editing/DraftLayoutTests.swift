import TestSupport
import Testing

@testable import TermChat

@Suite("A draft in lines")
struct DraftLayoutTests {
  /// All lines, broken from scratch.
  private func lines(of draft: Draft, columns: Int, _ filter: GlyphFilter) -> [[Glyph]] {
    let glyphs = draft.characters.flatMap { filter.glyphs(String($0)) }
    return LineBreaker(columns: columns).lines(of: glyphs).map { Array(glyphs[$0]) }
  }

  @Test("after any edits is as if it were broken from scratch")
  func incremental() {
    for seed: UInt64 in 0..<150 {
      var random = Randomness(seed: seed)
      var draft = Draft(random.paragraphs())
      var ring = KillRing()
      var columns = Int.random(in: 1...14, using: &random)
      var filter = GlyphFilter()
      for step in 0..<25 {
        if Int.random(in: 0..<12, using: &random) == 0 {
          columns = Int.random(in: 1...30, using: &random)
        }
        if Int.random(in: 0..<20, using: &random) == 0 {
          filter = GlyphFilter(.random(using: &random) ? .full : .basic)
        }
        for _ in 0..<Int.random(in: 0..<3, using: &random) { random.edit(&draft, &ring) }
        if Int.random(in: 0..<6, using: &random) == 0 { draft.undo() }
        if Int.random(in: 0..<3, using: &random) == 0 { draft.insert(random.paragraphs()) }
        if .random(using: &random) {
          draft.move(to: Int.random(in: 0...draft.characters.count, using: &random))
        }
        let asked = .random(using: &random) ? 2 : 10_000
        draft.layOut(columns: columns, filter: filter, lines: asked)
        let wanted = lines(of: draft, columns: columns, filter)
        let known = asked == 2 ? draft.caretPlace.row + 2 : wanted.count
        let isWhole = asked == 2 || draft.lineCount == wanted.count
        let found = (0..<min(known, wanted.count)).map { draft.line($0).glyphs }
        guard isWhole, found == Array(wanted.prefix(found.count)) else {
          Issue.record(
            """
            seed \(seed), step \(step), \(columns) columns, \(asked): \(draft.text.debugDescription)
            \(found.map(\.text))
            \(wanted.map(\.text))
            """)
          return
        }
      }
    }
  }

  @Test("survives that all before a character of many glyphs is deleted", arguments: 1...5)
  func wideStart(columns: Int) {
    for cluster in ["क्षि", String(repeating: "क्", count: 100) + "क", "ᄀᄀᄀᄀᄀᄀ각"] {
      for head in ["a", "a\n", "ab cd\n", cluster + "\n"] {
        var draft = Draft(head + cluster + " tail")
        draft.layOut(columns: columns, filter: GlyphFilter(), lines: 10_000)
        draft.move(.start)
        for _ in 0..<head.count {
          draft.delete(.forward)
          draft.layOut(columns: columns, filter: GlyphFilter(), lines: 10_000)
          let found = (0..<draft.lineCount).map { draft.line($0).glyphs }
          #expect(found == lines(of: draft, columns: columns, GlyphFilter()))
        }
      }
    }
  }

  @Test("gives every caret its own place, in order, inside the field")
  func places() {
    for seed: UInt64 in 0..<400 {
      var random = Randomness(seed: seed)
      var draft = Draft(random.text() + " " + random.text())
      let columns = Int.random(in: 1...12, using: &random)
      draft.layOut(columns: columns, filter: GlyphFilter(), lines: 10_000)
      let places = (0...draft.characters.count).map { draft.place(of: $0) }
      for (place, next) in zip(places, places.dropFirst()) {
        #expect((place.row, place.column) <= (next.row, next.column), "seed \(seed)")
      }
      #expect(places.allSatisfy { 0..<draft.lineCount ~= $0.row }, "seed \(seed)")
      #expect(places.allSatisfy { 0...columns ~= $0.column }, "seed \(seed)")
      for (caret, place) in places.enumerated() {
        let again = draft.caret(row: place.row, column: place.column)
        #expect(again.map { draft.place(of: $0) } == place, "seed \(seed), caret \(caret)")
      }
    }
  }

  @Test("counts the lines that it fills without laying all of it out")
  func count() {
    var draft = Draft(String(repeating: "word ", count: 10_000))
    draft.move(.start)
    draft.layOut(columns: 10, filter: GlyphFilter(), lines: 6)
    #expect(8..<100 ~= draft.lineCount)
    draft.move(.end)
    draft.layOut(columns: 10, filter: GlyphFilter(), lines: 6)
    #expect(draft.lineCount == 5_000)
  }

  @Test("shows no more of blanks than a line holds")
  func blanks() {
    for columns in [1, 2, 7] {
      for text in [
        "   \n", "a   \n", "         \nb", "a         b", "\u{3000}\u{3000}\u{3000} ", "a\r\n ",
      ] {
        let draft = Draft(text + text)
        var laid = draft
        laid.layOut(columns: columns, filter: GlyphFilter(), lines: 10_000)
        let wanted = lines(of: draft, columns: columns, GlyphFilter())
        #expect(
          (0..<laid.lineCount).map { laid.line($0).glyphs } == wanted, "\(text.debugDescription)")
      }
    }
    #expect(Draft(" \n\t\u{3000}\u{A0}").isBlank && !Draft(" \u{E9}ー").isBlank)
  }

  @Test("is blank, or begins its lines, as Unicode says after any edit")
  func characters() {
    for seed: UInt64 in 0..<150 {
      var random = Randomness(seed: seed)
      var draft = Draft(random.paragraphs())
      var ring = KillRing()
      for _ in 0..<10 {
        random.edit(&draft, &ring)
        draft.insert(["\u{2028}", "\u{85}", "…", "\r\n", "  "].randomElement(using: &random) ?? "")
        if .random(using: &random) { draft.undo() }
        let all = draft.characters
        #expect(draft.isBlank == all.allSatisfy(\.isWhitespace), "seed \(seed)")
        #expect(draft.inkCount == all.count { !$0.isWhitespace }, "seed \(seed)")
        let start = all[..<draft.caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        let end = all[draft.caret...].firstIndex(where: \.isNewline) ?? all.count
        draft.move(.lineStart)
        #expect(draft.caret == start, "seed \(seed)")
        draft.move(.lineEnd)
        #expect(draft.caret == end, "seed \(seed)")
      }
    }
  }

  @Test("stands behind the last character of a full line")
  func edge() {
    var draft = Draft("abcd")
    draft.layOut(columns: 4, filter: GlyphFilter(), lines: 6)
    #expect(draft.caretPlace == Point(row: 0, column: 4))
    draft = Draft("日本語")
    draft.layOut(columns: 5, filter: GlyphFilter(), lines: 6)
    #expect((0..<2).map { draft.line($0).glyphs.text } == ["日本", "語"])
    #expect(draft.place(of: 2) == Point(row: 1, column: 0))
    #expect(draft.place(of: 3) == Point(row: 1, column: 2))
  }

  @Test("keeps the column through shorter lines until another key comes")
  func goal() {
    var draft = Draft("0123456789\nab\n日本語日本\nlast line")
    draft.move(to: 7)
    draft.layOut(columns: 40, filter: GlyphFilter(), lines: 6)
    #expect(draft.moveLine(1) && draft.caret == 13)
    #expect(draft.moveLine(1) && draft.caret == 17)
    #expect(draft.moveLine(1) && draft.caretPlace == Point(row: 3, column: 7))
    let goesOn = draft.moveLine(1)
    #expect(!goesOn)
    #expect(draft.moveLine(-1) && draft.moveLine(-1) && draft.caret == 13)
    draft.move(.backward)
    #expect(draft.moveLine(-1) && draft.caret == 1)
  }
}

extension Randomness {
  /// Several lines of words, hyphens, slashes, wide characters and long runs.
  fileprivate mutating func paragraphs() -> String {
    let pieces = [
      "word", "a", "-", "b-c", "/", "path/to/it", " ", "   ", "\n", "日本語", "、", "（", "e\u{301}",
      "👍🏽", "🇩🇪", "\t", "👨‍👩‍👧", "。」", "\u{3000}", "1", "क्षि", "\u{7}", "\u{1F9D0}", "\u{200B}",
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "語語語語語語語語語語語語",
    ]
    return (0..<Int.random(in: 0..<14, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }
}
