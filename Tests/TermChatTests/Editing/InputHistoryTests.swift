import Testing

@testable import TermChat

@Suite("What was sent before")
struct InputHistoryTests {
  @Test("is kept up to a bound, no neighbours twice, nothing blank")
  func bounds() {
    var history = InputHistory(["a", "a", " ", "b", "a"])
    #expect(history.entries == ["a", "b", "a"])
    #expect(!history.add("a") && history.add("c"))
    for number in 0..<10_050 { history.add("\(number)") }
    #expect(history.entries.count == 10_000 && history.entries.first == "50")
    #expect(InputHistory((0..<10_001).map(String.init)).entries.first == "1")
  }

  @Test("keeps what was typed at each place, with its files and what can be taken back")
  func places() {
    var history = InputHistory(["one", "two"])
    var draft = Draft("draft ")
    draft.replace(6..<6, with: "[a]", as: .attachment(Attachment(path: "/a", bytes: 1)))
    draft = history.go(back: 1, from: draft) ?? Draft()
    #expect(draft.text == "two")
    draft.insert("!")
    draft = history.goToOldest(from: draft) ?? Draft()
    #expect(draft.text == "one")
    #expect(history.go(back: 1, from: draft) == nil)
    draft = history.go(back: -1, from: draft) ?? Draft()
    #expect(draft.text == "two!" && draft.undo() && draft.text == "two")
    draft = history.goToDraft(from: draft) ?? Draft()
    #expect(draft.text == "draft [a]" && draft.tokens.count == 1)
    #expect(history.go(back: -1, from: draft) == nil && history.go(back: .max, from: draft) == nil)
    _ = history.goToOldest(from: draft)
    #expect(history.leave()?.text == "draft [a]" && history.leave() == nil)
  }

  @Test("knows what was recalled though another one was added meanwhile")
  func added() {
    var history = InputHistory(["one", "two"])
    _ = history.go(back: 2, from: Draft("draft"))
    #expect(history.recalled == "one" && history.written?.text == "draft")
    #expect(history.add("three") && history.recalled == "one")
    #expect(history.go(back: -1, from: Draft("one!"))?.text == "two")
    #expect(history.go(back: 1, from: Draft("two"))?.text == "one!")
    #expect(history.goToDraft(from: Draft())?.text == "draft" && history.recalled == nil)
  }
}

@Suite("Searching what was sent")
struct HistorySearchTests {
  private static let entries = ["Résumé one", "two", "the résumé", "two", "RESUME three"]

  @Test("finds the newest first, whatever case and accents, then older and newer ones")
  func finds() throws {
    var search = HistorySearch(Draft("draft"))
    #expect(search.shown.text == "draft" && search.match == nil)
    search.edit(in: Self.entries) { $0.insert("resumé") }
    #expect(search.shown.text == "RESUME three" && search.match == 0..<6)
    search.go(back: 1, in: Self.entries)
    #expect(search.shown.marked == "the résumé|" && search.match == 4..<10)
    search.edit(in: Self.entries) { $0.insert(" o") }
    #expect(search.shown.text == "Résumé one")
    search.go(back: 1, in: Self.entries)
    #expect(search.shown.text == "Résumé one" && search.isMissing)
    search.go(back: -1, in: Self.entries)
    #expect(search.isMissing)
    search.edit(in: Self.entries) { $0.delete(.backward) }
    search.go(back: -1, in: Self.entries)
    #expect(search.shown.text == "RESUME three" && !search.isMissing)
    search.edit(in: Self.entries) { $0.insert("nothing") }
    #expect(search.isMissing && search.match == nil)
    search.edit(in: Self.entries) { $0.replace(with: "two") }
    #expect(search.shown.text == "two" && search.index == 3)
    search.go(back: 1, in: Self.entries)
    #expect(search.isMissing)
  }
}
