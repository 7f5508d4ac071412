import TestSupport
import Testing

@testable import TermChat

@Suite("Taking back")
struct DraftUndoTests {
  private struct State: Equatable {
    var text: [UInt8]
    var caret: Int
    var tokens: [DraftToken]

    init(_ draft: Draft) {
      text = Array(draft.text.utf8)
      caret = draft.caret
      tokens = draft.tokens
    }
  }

  @Test("goes back through states that were there to the start, and forth again to the end")
  func all() {
    for seed: UInt64 in 0..<300 {
      var random = Randomness(seed: seed)
      var draft = Draft()
      var ring = KillRing()
      var seen = [State(draft)]
      for _ in 0..<50 {
        random.edit(&draft, &ring) { seen.append(State($0)) }
        seen.append(State(draft))
        #expect(draft.isSound, "seed \(seed)")
      }
      let end = State(draft)
      var states: [State] = []
      while draft.undo() {
        states.append(State(draft))
        #expect(draft.isSound, "seed \(seed)")
        let text = State(draft).text
        #expect(seen.contains { $0.text == text }, "seed \(seed)")
      }
      #expect(draft.isEmpty && draft.tokens.isEmpty, "seed \(seed)")
      for state in states.dropLast().reversed() {
        draft.redo()
        #expect(State(draft).text == state.text, "seed \(seed)")
      }
      draft.redo()
      #expect(!draft.canRedo, "seed \(seed)")
      #expect(State(draft).text == end.text && draft.tokens == end.tokens, "seed \(seed)")
    }
  }

  @Test("takes back words, not letters, and restores the caret")
  func words() {
    var draft = Draft()
    for character in "one two  three" { draft.insert(character) }
    draft.undo()
    #expect(draft.marked == "one two  |")
    draft.undo()
    #expect(draft.marked == "one |")
    draft.redo()
    #expect(draft.marked == "one two  |")
    draft.move(.start)
    draft.insert(Character("x"))
    draft.undo()
    #expect(draft.marked == "|one two  ")
    draft.redo()
    #expect(draft.marked == "x|one two  ")
  }

  @Test("takes back a cleared draft, with its files")
  func clear() {
    var draft = Draft("see ")
    draft.replace(4..<4, with: "[a.png]", as: .attachment(Attachment(path: "/a.png", bytes: 1)))
    draft.clear()
    #expect(draft.isEmpty && draft.tokens.isEmpty)
    draft.undo()
    #expect(draft.marked == "see [a.png]|" && draft.tokens.count == 1)
  }

  @Test("forgets the oldest edits beyond its bounds, never the newest")
  func bounds() {
    var draft = Draft()
    for number in 0..<1_500 { draft.insert("\(number % 10)") }
    var count = 0
    while draft.undo() { count += 1 }
    #expect(count == 1_000 && draft.characters.count == 500)
    draft = Draft(String(repeating: "x", count: (1 << 20) + 1))
    draft.clear()
    draft.undo()
    #expect(draft.characters.count == (1 << 20) + 1)
  }
}

extension Draft {
  /// Clusters are those of the text, tokens lie apart and inside, and the caret is in no file.
  var isSound: Bool {
    let ends = tokens.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    return characters == Array(text) && 0...characters.count ~= caret && ends == ends.sorted()
      && tokens.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= characters.count }
      && !tokens.contains {
        $0.attachment != nil && $0.range.lowerBound < caret && caret < $0.range.upperBound
      }
  }
}

extension Randomness {
  /// Does anything that a user can do to a draft.
  mutating func edit(
    _ draft: inout Draft, _ ring: inout KillRing, between: (Draft) -> Void = { _ in }
  ) {
    let pieces = [
      "a", "b ", "\n", " ", "é", "e\u{301}", "\u{301}", "日本", "👍", "🏽", "\u{200D}", "👩", "🇩", "🇪🇫",
      "\u{915}\u{94D}", "long text with words", "straße", "don't", "\t", "שלום", "مَر",
    ]
    let motions: [Draft.Motion] = [
      .backward, .forward, .wordBackward, .wordForward, .blankWordBackward, .lineStart, .lineEnd,
      .start, .end,
    ]
    let piece = pieces.randomElement(using: &self) ?? ""
    let motion = motions.randomElement(using: &self) ?? .backward
    switch Int.random(in: 0..<20, using: &self) {
    case 0..<3: draft.insert(piece)
    case 3..<6:
      for character in piece {
        draft.insert(character)
        between(draft)
      }
    case 6: draft.delete(.backward)
    case 7: draft.delete(motion)
    case 8, 9: draft.kill(motion, into: &ring)
    case 10: draft.yank(from: ring)
    case 11:
      draft.yank(from: ring)
      between(draft)
      draft.yankOlder(from: &ring)
    case 12: draft.transposeCharacters()
    case 13: draft.transposeWords()
    case 14: draft.changeCase([.upper, .lower, .capitalized].randomElement(using: &self) ?? .upper)
    case 15: draft.deleteSpaces()
    case 16: draft.replace(draft.caret..<draft.caret, with: "@Ada L", as: Self.mention)
    case 17: draft.replace(draft.caret..<draft.caret, with: "[a.png]", as: Self.file)
    default: draft.move(motion)
    }
  }

  private static var mention: DraftToken.Meaning {
    .completion(prefix: "@", context: "ada", deletesByParts: true)
  }

  private static var file: DraftToken.Meaning {
    .attachment(Attachment(path: "/tmp/a.png", bytes: 1))
  }
}
