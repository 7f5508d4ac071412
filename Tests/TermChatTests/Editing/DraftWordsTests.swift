@_spi(_Unicode) import Swift
import TestSupport
import Testing

@testable import TermChat

@Suite("Words of a draft")
struct DraftWordsTests {
  @Test(
    "end at Unicode's boundaries",
    arguments: [
      ("don't stop", [5, 10]), ("日本語テスト", [1, 2, 3, 6]), ("a_b-c", [3, 5]),
      ("e\u{301}té 👍🏽 x", [3, 7]), ("3.14, 1", [4, 7]), ("สวัสดี", nil), ("שלום עולם", [4, 9]),
      ("🇩🇪 x", [3]), ("", []), ("  ", []),
    ] as [(String, [Int]?)])
  func boundaries(text: String, ends: [Int]?) {
    var draft = Draft(text)
    draft.move(.start)
    var found: [Int] = []
    while draft.caret < draft.characters.count {
      draft.move(.wordForward)
      found.append(draft.caret)
    }
    if found.last.map({ !draft.characters[$0 - 1].isLetter && !draft.characters[$0 - 1].isNumber })
      ?? false
    {
      found.removeLast()
    }
    if let ends { #expect(found == ends) } else { #expect(!found.isEmpty) }
  }

  private static let pieces = [
    "a", "b", "Word", "'", "’", ".", ",", "1", "23", " ", "  ", "\n", "日", "カタ", "ひ", "é",
    "e\u{301}", "👍🏽", "🇩🇪", "_", "-", "ש", "״", "สวั", "\u{200D}", "👨‍👩‍👧", "x:y", "\u{AD}",
    String(repeating: "long", count: 30), String(repeating: "語", count: 80),
    String(repeating: " ", count: 100), String(repeating: "'", count: 70),
  ]

  @Test("are those of the whole text, though only what is near is looked at")
  func near() {
    for seed: UInt64 in 0..<60 {
      var random = Randomness(seed: seed)
      let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let draft = Draft(text)
      let words = Self.words(of: draft)
      for place in stride(from: 0, through: draft.characters.count, by: Int(seed % 3) + 1) {
        let end = words.first { $0.upperBound > place }?.upperBound ?? draft.characters.count
        let start = words.last { $0.lowerBound < place }?.lowerBound ?? 0
        guard draft.wordEnd(after: place) == end, draft.wordStart(before: place) == start else {
          Issue.record(
            "seed \(seed), place \(place): \(draft.wordStart(before: place))…\(draft.wordEnd(after: place)), wanted \(start)…\(end)"
          )
          return
        }
      }
    }
  }

  private static func words(of draft: Draft) -> [Range<Int>] {
    let text = draft.text
    var boundaries = [0]
    var index = text.startIndex
    while index < text.endIndex {
      index = text._wordIndex(after: index)
      let bytes = text.utf8.distance(from: text.startIndex, to: index)
      var passed = 0
      let count = draft.characters.prefix { character in
        defer { passed += character.utf8.count }
        return passed < bytes
      }.count
      boundaries.append(count)
    }
    return zip(boundaries, boundaries.dropFirst()).map { $0..<max($0, $1) }.filter {
      draft.characters[$0].contains(where: \.isWordPart)
    }
  }
}
