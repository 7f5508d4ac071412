import TestSupport
import Testing

@testable import TermChat

@Suite("Letters without accents and case")
struct SearchFoldingTests {
  @Test("are the same from tables and from Unicode's data")
  func agrees() {
    let planes: [ClosedRange<UInt32>] = [0...0x323AF, 0xE0000...0xE01EF]
    for value in planes.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var quick: [UInt32] = []
      var slow: [UInt32] = []
      SearchQuery.fold(scalar) { quick.append($0) }
      SearchQuery.foldSlowly(scalar) { slow.append($0) }
      guard quick != slow else { continue }
      Issue.record("U+\(String(value, radix: 16)): \(quick), not \(slow)")
    }
  }

  @Test("are found wherever they stand, in any script")
  func finds() {
    for seed: UInt64 in 0..<2_000 {
      var random = Randomness(seed: seed)
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let wanted = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let (folded, part) = (Self.folded(text), Self.folded(wanted))
      #expect(
        SearchQuery(wanted).matches(text) == (!part.isEmpty && folded.firstRange(of: part) != nil),
        "seed \(seed): \(wanted), \(text)")
    }
  }

  private static let pieces = [
    "a", "É", "e\u{301}", "ß", "İ", "か", "が", "カ", "ガ", "한", "하", "…", "👍🏽", "❤\u{FE0F}", "👩‍👧",
    "日", "本", "Ω", "ﬁ", "ế", " ", "ا", "ب", "豈",
  ]

  private static func folded(_ text: String) -> [UInt32] {
    var folded: [UInt32] = []
    for scalar in text.unicodeScalars { SearchQuery.foldSlowly(scalar) { folded.append($0) } }
    return folded
  }
}
