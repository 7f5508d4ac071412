import Testing

@testable import TermChat

@Suite("Names of emoji")
struct EmojiNameTests {
  private func first(_ filter: String) -> String? { EmojiNames.matching(filter).first?.emoji }

  @Test("are Unicode's, and those that people know")
  func names() {
    #expect(EmojiNames.all.first?.name == "grinning_face")
    #expect(first("joy") == "😂")
    #expect(first("+1") == "👍")
    #expect(first("heart") == "❤️")
    #expect(first("SMILE") == "😄")
    #expect(first("tada") == "🎉")
    #expect(first("dog_face") == "🐶")
    #expect(first("no such thing") == nil)
  }

  @Test("match at their start first, then at a word's")
  func ranks() {
    let names = EmojiNames.matches("cat").map(\.name)
    #expect(names.first == "cat")
    let words = names.firstIndex { $0.contains("_cat") } ?? 0
    let starts = names.lastIndex { $0.hasPrefix("cat") } ?? .max
    let inside = names.firstIndex { !$0.hasPrefix("cat") && !$0.contains("_cat") } ?? 0
    #expect(starts < words && words < inside, "\(names)")
    #expect(EmojiNames.matching("").count == EmojiNames.all.count)
  }

  @Test("are of clusters that stand for themselves")
  func clusters() {
    #expect(EmojiNames.all.count > 1_300)
    #expect(Set(EmojiNames.all.map(\.emoji)).count == EmojiNames.all.count)
    let filter = GlyphFilter()
    for named in EmojiNames.all {
      let glyphs = filter.line(named.emoji)
      #expect(named.emoji.count == 1 && glyphs.count == 1, "\(named.name)")
      #expect(glyphs.first?.columns == 2, "\(named.name)")
      #expect(filter.clean(named.emoji) == named.emoji, "\(named.name)")
    }
  }

  @Test("have no alias twice, and none that is a name already")
  func aliases() {
    let aliases = EmojiNames.all.flatMap(\.aliases)
    let wanted = EmojiAliases.byEmoji.values.reduce(0) { $0 + $1.count }
    #expect(aliases.count == wanted)
    #expect(Set(aliases).count == aliases.count)
    let names = Set(EmojiNames.all.map(\.name))
    #expect(aliases.filter(names.contains) == [])
  }
}
