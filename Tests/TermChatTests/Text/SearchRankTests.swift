import TestSupport
import Testing

@testable import TermChat

@Suite("How well a text fits")
struct SearchRankTests {
  @Test(
    "counts where it has what is wanted",
    arguments: [
      ("ada", "Ada", SearchQuery.Rank.whole), ("ad", "Ada", .start), ("love", "Ada Love", .word),
      ("face", "cat_face", .word), ("ove", "Ada Love", .inside), ("zoe", "Zoë", .whole),
      ("ame", "Zoë Ámes", .word), ("ë", "Zoe", .inside), ("本", "日本", .inside), ("x", "Ada", nil),
      ("", "Ada", .start), ("adas", "ada", nil),
    ])
  func ranks(wanted: String, text: String, rank: SearchQuery.Rank?) {
    #expect(SearchQuery(wanted).rank(in: text) == rank)
  }

  @Test("is the same however it is found out")
  func ways() {
    for seed: UInt64 in 0..<3_000 {
      var random = Randomness(seed: seed)
      let word = { (most: Int) in
        String(
          (0..<Int.random(in: 1...most, using: &random)).map { _ in
            "abA_ 1".randomElement(using: &random) ?? "a"
          })
      }
      let (wanted, text) = (word(3), word(9))
      let query = SearchQuery(wanted)
      #expect(
        query.rank(in: text) == query.foldedRank(in: text), "seed \(seed): \(wanted), \(text)")
    }
  }
}
