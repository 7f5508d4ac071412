import TestSupport
import Testing

@testable import TermChat

/// The plainest editor: two texts with the caret between them.
private struct Naive {
  var before = ""
  var after = ""

  var text: String { before + after }

  /// Where clusters joined round the caret, it stands behind them.
  mutating func settle(at draft: Draft) {
    let head = String(draft.characters[..<draft.caret])
    guard head.utf8.count > before.utf8.count, text.hasPrefix(head) else { return }
    self = Naive(before: head, after: String(draft.characters[draft.caret...]))
  }
}

@Suite("A draft")
struct DraftTests {
  private static let pieces = [
    "a", "b ", "_9", "\n", " ", "é", "e\u{301}", "\u{301}", "日本", "👍", "🏽", "👨", "\u{200D}", "👩",
    "🇩", "🇪", "-", "\u{1100}", "\u{1161}", "\u{600}", "\u{915}", "\u{94D}", "🇩🇪🇫🇷🇮🇹", "👨\u{200D}", "1",
    "\t", "long text with words",
  ]

  @Test("holds what a plain text would, and its caret stands between two clusters")
  func model() {
    for seed: UInt64 in 0..<400 {
      var random = Randomness(seed: seed)
      var draft = Draft()
      var naive = Naive()
      for step in 0..<60 {
        edit(&draft, &naive, &random)
        let head = String(draft.characters[..<draft.caret])
        guard draft.text.unicodeScalars.elementsEqual(naive.text.unicodeScalars),
          draft.characters == Array(draft.text), head.utf8.count >= naive.before.utf8.count
        else {
          Issue.record("seed \(seed), step \(step): \(draft) \(naive)")
          return
        }
        naive = Naive(before: head, after: String(draft.characters[draft.caret...]))
      }
    }
  }

  private func edit(_ draft: inout Draft, _ naive: inout Naive, _ random: inout Randomness) {
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<3:
      draft.insert(piece)
      naive.before += piece
    case 3..<5:
      for character in piece {
        draft.insert(character)
        naive = Naive(before: naive.before + String(character), after: naive.after)
        naive.settle(at: draft)
      }
    case 5:
      draft.delete(.backward)
      if !naive.before.isEmpty { naive.before.removeLast() }
    case 6:
      draft.delete(.forward)
      if !naive.after.isEmpty { naive.after.removeFirst() }
    case 7:
      draft.kill(.lineEnd)
      naive.after = String(naive.after.drop { !$0.isNewline })
    default:
      let caret = Int.random(in: -2...draft.characters.count + 2, using: &random)
      draft.move(to: caret)
      naive = Naive(
        before: String(draft.characters[..<draft.caret]),
        after: String(draft.characters[draft.caret...]))
    }
  }

  @Test("moves and cuts by words and lines as readline does")
  func words() {
    var draft = Draft("one two-three\nfour")
    draft.move(.wordBackward)
    #expect(draft.caret == 14)
    draft.move(.wordBackward)
    #expect(draft.caret == 8)
    draft.kill(.blankWordBackward)
    #expect(draft.text == "one three\nfour")
    draft.move(.lineEnd)
    draft.yank()
    #expect(draft.text == "one threetwo-\nfour")
    draft.move(.start)
    draft.move(.wordForward)
    #expect(draft.caret == 3)
    draft.kill(.lineStart)
    #expect(draft.text == " threetwo-\nfour")
    draft.move(.end)
    draft.move(.forward)
    draft.delete(.wordBackward)
    #expect(draft.text == " threetwo-\n")
  }
}

@Suite("A draft in lines")
struct DraftLayoutTests {
  @Test("gives every caret its own place, in order, inside the field")
  func places() {
    for seed: UInt64 in 0..<400 {
      var random = Randomness(seed: seed)
      let draft = Draft(random.text() + " " + random.text())
      let columns = Int.random(in: 1...12, using: &random)
      let layout = DraftLayout(draft, columns: columns, filter: GlyphFilter())
      let places = (0...draft.characters.count).map { layout.place(of: $0) }
      for (place, next) in zip(places, places.dropFirst()) {
        #expect((place.row, place.column) <= (next.row, next.column), "seed \(seed)")
      }
      let lines = layout.lines
      #expect(places.allSatisfy { lines.indices.contains($0.row) }, "seed \(seed)")
      #expect(places.allSatisfy { 0...columns ~= $0.column }, "seed \(seed)")
      for (caret, place) in places.enumerated() {
        let again = layout.caret(row: place.row, column: place.column)
        #expect(again.map { layout.place(of: $0) } == place, "seed \(seed), caret \(caret)")
      }
    }
  }

  @Test("counts the lines that it fills without laying all of it out")
  func count() {
    for seed: UInt64 in 0..<400 {
      var random = Randomness(seed: seed)
      let gap = String(repeating: " ", count: Int.random(in: 0...400, using: &random))
      let draft = Draft(random.text() + gap + random.text() + "\n\n" + random.text())
      let columns = Int.random(in: 1...12, using: &random)
      let most = Int.random(in: 1...6, using: &random)
      let lines = DraftLayout(draft, columns: columns, filter: GlyphFilter()).lines.count
      let count = DraftLayout.lineCount(
        of: draft, columns: columns, filter: GlyphFilter(), atMost: most)
      #expect(count == min(lines, most), "seed \(seed)")
    }
  }

  @Test("stands behind the last character of a full line")
  func edge() {
    let ascii = DraftLayout(Draft("abcd"), columns: 4, filter: GlyphFilter())
    #expect(ascii.place(of: 4) == Point(row: 0, column: 4))
    let wide = DraftLayout(Draft("日本語"), columns: 5, filter: GlyphFilter())
    #expect(wide.lines.map(\.text) == ["日本", "語"])
    #expect(wide.place(of: 2) == Point(row: 1, column: 0))
    #expect(wide.place(of: 3) == Point(row: 1, column: 2))
  }
}
