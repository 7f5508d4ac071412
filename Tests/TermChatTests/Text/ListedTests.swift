import Testing

@testable import TermChat

@Suite("Words listed")
struct ListedTests {
  @Test(
    "have commas and a word between them.",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func listed(_ words: [String], _ text: String) {
    #expect(words.listed() == text)
  }
}
