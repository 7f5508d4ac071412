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
      var ring = KillRing()
      draft.kill(.lineEnd, into: &ring)
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
    var ring = KillRing()
    draft.move(.wordBackward)
    #expect(draft.caret == 14)
    draft.move(.wordBackward)
    #expect(draft.caret == 8)
    draft.kill(.blankWordBackward, into: &ring)
    #expect(draft.text == "one three\nfour")
    draft.move(.lineEnd)
    draft.yank(from: ring)
    #expect(draft.text == "one threetwo-\nfour")
    draft.move(.start)
    draft.move(.wordForward)
    #expect(draft.caret == 3)
    draft.kill(.lineStart, into: &ring)
    #expect(draft.text == " threetwo-\nfour")
    draft.move(.end)
    draft.move(.forward)
    draft.delete(.wordBackward)
    #expect(draft.text == " threetwo-\n")
  }

  @Test("joins cuts that follow each other, and puts older ones back in turn")
  func ring() {
    var draft = Draft("one two three four")
    var ring = KillRing()
    draft.kill(.wordBackward, into: &ring)
    draft.kill(.blankWordBackward, into: &ring)
    draft.move(.start)
    draft.kill(.wordForward, into: &ring)
    draft.kill(.wordForward, into: &ring)
    #expect(draft.text == " ")
    draft.yank(from: ring)
    #expect(draft.text == "one two ")
    draft.yankOlder(from: &ring)
    #expect(draft.text == "three four ")
    #expect(draft.caret == 10)
    draft.yankOlder(from: &ring)
    #expect(draft.text == "one two ")
    draft.move(.start)
    draft.yankOlder(from: &ring)
    #expect(draft.text == "one two ")
  }

  @Test(
    "exchanges characters and words, and writes words in another case",
    arguments: [
      ("ab|c", "acb|", Change.characters), ("abc|", "acb|", .characters),
      ("|ab", "|ab", .characters),
      ("e\u{301}|日\nx", "e\u{301}|日\nx", .none), ("ab|\nc", "ba|\nc", .characters),
      ("one| two", "two one|", .words), ("one two|", "two one|", .words),
      ("a, |b! c", "b, a|! c", .words), ("one| ", "one| ", .words), (" |!", " |!", .words),
      ("|straße 1", "STRASSE| 1", .letters(.upper)), ("|ÄΣ x", "äσ| x", .letters(.lower)),
      (" |élAN x", " Élan| x", .letters(.capitalized)),
      ("|ǆungla", "ǅungla|", .letters(.capitalized)), ("a|bC", "aBC|", .letters(.upper)),
      ("日|本 x", "日本| x", .letters(.upper)), ("a  |  b", "a|b", .spaces), (" |", "|", .spaces),
      ("a|b", "a|b", .spaces), ("a \n | b", "a \n|b", .spaces),
    ])
  func changes(before: String, after: String, change: Change) {
    var draft = Draft(marked: before)
    switch change {
    case .none: break
    case .characters: draft.transposeCharacters()
    case .words: draft.transposeWords()
    case .letters(let letterCase): draft.changeCase(letterCase)
    case .spaces: draft.deleteSpaces()
    }
    #expect(draft.marked == after)
  }

  enum Change {
    case none, characters, words, spaces
    case letters(LetterCase)
  }

  @Test("refuses whole what would go over its limit, but lets it shrink")
  func limit() {
    var draft = Draft("abcdef")
    draft.limit = 4
    draft.insert("x")
    draft.insert(Character("x"))
    #expect(draft.text == "abcdef" && !draft.canUndo)
    draft.delete(.backward)
    draft.delete(.backward)
    draft.delete(.backward)
    draft.insert("xy")
    #expect(draft.text == "abc")
    draft.insert("\u{301}")
    #expect(draft.text == "abc\u{301}" && draft.characters.count == 3)
  }
}

extension Draft {
  /// A draft from a text with a bar at its caret.
  init(marked text: String) {
    self.init(text.filter { $0 != "|" })
    move(to: Array(text).firstIndex(of: "|") ?? 0)
  }

  var marked: String {
    String(characters[..<caret]) + "|" + String(characters[caret...])
  }
}
