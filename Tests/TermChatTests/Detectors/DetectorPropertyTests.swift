import TestSupport
import Testing

@testable import TermChat

@Suite("Whatever the text, detectors")
struct DetectorPropertyTests {
  @Test("find ranges in order, apart, inside the text and of whole characters")
  func ranges() {
    for seed in UInt64(0)..<4000 {
      var random = Randomness(seed: seed)
      let text = random.findings()
      var free = text.startIndex
      for detection in DetectorSet.standard.detections(in: text) {
        let range = detection.range
        #expect(!range.isEmpty && range.lowerBound >= free, "seed \(seed)")
        #expect(range.upperBound <= text.endIndex, "seed \(seed)")
        #expect(String.Index(range.lowerBound, within: text) != nil, "seed \(seed)")
        #expect(String.Index(range.upperBound, within: text) != nil, "seed \(seed)")
        #expect(!detection.value.isEmpty, "seed \(seed)")
        free = range.upperBound
      }
    }
  }

  @Test("find in two lines what they find in each")
  func joined() {
    for seed in UInt64(0)..<4000 {
      var random = Randomness(seed: seed)
      let (left, right) = (random.findings(), random.findings())
      let whole = DetectorSet.standard.detections(in: left + "\n" + right).map(\.value)
      let parts = [left, right].flatMap { DetectorSet.standard.detections(in: $0).map(\.value) }
      #expect(whole == parts, "seed \(seed)")
    }
  }

  @Test("find in a find what it is")
  func again() {
    for seed in UInt64(0)..<4000 {
      var random = Randomness(seed: seed)
      let text = random.findings()
      for detection in DetectorSet.standard.detections(in: text) where detection.kind == .url {
        let link = String(text[detection.range])
        let again = DetectorSet.standard.detections(in: link)
        #expect(again.map(\.value) == [detection.value], "seed \(seed)")
      }
    }
  }

  // At this size whatever is quadratic takes minutes.
  @Test(
    "take time in proportion to the text", .timeLimit(.minutes(2)),
    arguments: [
      "@", "(", "#", ":", ".", "9", "+", "http://", "http://http://", "www.", "日www.", "a@",
      "a.", "@a.b", "mailto:", "mailto:a", "http://(", "http://a/((", "http://a/)", "1-", "+1 ",
      "Nov 2", "1.1.", "#a", "a@b.c", "[", "0 ", "://", "\u{301}@", "🇩🇪@", "http://a.b/",
      "20 Nov ", "555-123-4567", "https://a@", "é", "https://:@", "2026-11-20 14:30 ",
    ])
  func linear(piece: String) {
    let text = String(repeating: piece, count: (96 << 10) / piece.utf8.count)
    let all = DetectorSet(DetectorSet.standard.detectors + [.strictMention, .strictHashtag])
    let count = all.detections(in: text).count
    #expect(count <= text.utf8.count / 2)
  }
}

extension Randomness {
  private static let findable = [
    "https://x.org/a", "www.x.org", "ada@x.org", "@ada", "#tag", "2026-11-20", "14:30", "+49 30 1",
    "234567", "0171 1234567", "(555) 123-4567", "20 Nov 2026", "http://", "mailto:", ":", "//", "@",
    "#", ".", ",", "(", ")", "[", "]", " ", " ", "-", "/", "a", "1", "_", "\n", "\r\n", "é", "日",
    "e\u{301}", "\u{301}", "\u{200D}", "👍", "🇩", "5️⃣", "\u{FE0F}", "\u{600}", "ส", "가", "x.org",
  ]

  /// Texts made of what detectors look for and what may stand round it.
  fileprivate mutating func findings() -> String {
    let count = Int.random(in: 0...16, using: &self)
    return (0..<count).map { _ in Self.findable.randomElement(using: &self) ?? "" }.joined()
  }
}
