import Testing

@testable import TermChat

@Suite("A token of a draft")
struct DraftTokenTests {
  private static let file = DraftToken.Meaning.attachment(Attachment(path: "/a b.png", bytes: 1))
  private static func mention(byParts: Bool) -> DraftToken.Meaning {
    .completion(prefix: "@", context: "nathan", deletesByParts: byParts)
  }

  private func draft(_ meaning: DraftToken.Meaning) -> Draft {
    var draft = Draft("x y")
    draft.replace(2..<2, with: meaning == Self.file ? "[a b.png]" : "@Nathan Tannar", as: meaning)
    return draft
  }

  private func shown(_ draft: Draft) -> [String] {
    draft.tokens.map { String(draft.characters[$0.range]) }
  }

  @Test("moves with the text before it, and stays when something comes beside it")
  func moves() {
    var draft = draft(Self.file)
    #expect(draft.text == "x [a b.png]y" && draft.caret == 11)
    for text in ["!", "é", "日", "👍"] {
      draft.move(to: 2)
      draft.insert(text)
      draft.move(to: 0)
      draft.insert(Character(text))
      draft.move(to: draft.tokens[0].range.upperBound)
      draft.insert(Character(text))
    }
    #expect(shown(draft) == ["[a b.png]"])
    draft.move(.start)
    var ring = KillRing()
    draft.kill(.wordForward, into: &ring)
    #expect(shown(draft) == ["[a b.png]"])
  }

  @Test("at the start of the draft lets text come before it")
  func start() {
    var draft = Draft()
    draft.replace(0..<0, with: "@Ada", as: Self.mention(byParts: true))
    draft.move(.start)
    draft.insert(Character("@"))
    draft.insert("日")
    #expect(shown(draft) == ["@Ada"])
    #expect(draft.tokens[0].range == 2..<6)
  }

  @Test("ends when something comes into it")
  func inside() {
    var draft = draft(Self.mention(byParts: true))
    draft.move(to: 5)
    draft.insert(Character("!"))
    #expect(draft.tokens.isEmpty)
    draft.undo()
    #expect(shown(draft) == ["@Nathan Tannar"])
    draft.move(to: 16)
    draft.insert("\u{301}")
    #expect(draft.tokens.isEmpty)
  }

  @Test("goes whole by Backspace and Delete, or by its last word")
  func deletes() {
    var draft = draft(Self.mention(byParts: true))
    draft.delete(.backward)
    #expect(draft.marked == "x @Nathan|y" && shown(draft) == ["@Nathan"])
    draft.delete(.backward)
    #expect(draft.marked == "x |y" && draft.tokens.isEmpty)
    draft = self.draft(Self.mention(byParts: false))
    draft.move(to: 6)
    draft.delete(.backward)
    #expect(draft.marked == "x |y" && draft.tokens.isEmpty)
    draft = self.draft(Self.file)
    draft.delete(.backward)
    #expect(draft.marked == "x |y" && draft.tokens.isEmpty)
    draft.undo()
    draft.move(to: 2)
    draft.delete(.forward)
    #expect(draft.marked == "x |y" && draft.tokens.isEmpty)
  }

  @Test(
    "keeps its other words whatever letters they have",
    arguments: [
      ["@José", " Müller"], ["@山田", " 太郎"], ["@👨‍👩‍👧", " 👍🏽"], ["@김", " 민준"], ["@🇩🇪", " 🇫🇷"],
      ["@e\u{301}", "  o\u{308}"],
    ], ["", "x", "é", "日", "👍🏽"])
  func deletesWord(name: [String], behind: String) {
    var draft = Draft("é" + behind)
    let name = (name[0], name[1])
    draft.replace(1..<1, with: name.0 + name.1, as: Self.mention(byParts: true))
    draft.delete(.backward)
    #expect(draft.text == "é" + name.0 + behind && shown(draft) == [name.0])
    draft.undo()
    #expect(shown(draft) == [name.0 + name.1])
  }

  @Test("of a file is stepped over, cut and put back as one")
  func files() {
    var draft = draft(Self.file)
    var ring = KillRing()
    draft.move(.backward)
    #expect(draft.caret == 2)
    draft.move(.forward)
    #expect(draft.caret == 11)
    draft.kill(.blankWordBackward, into: &ring)
    #expect(draft.text == "x y")
    draft.move(.end)
    draft.yank(from: ring)
    #expect(draft.marked == "x y[a b.png]|" && shown(draft) == ["[a b.png]"])
    draft.move(to: 5)
    #expect(draft.caret == 3)
    draft.changeCase(.upper)
    draft.transposeCharacters()
    #expect(shown(draft) == ["[a b.png]"])
  }

  @Test("is found again in a text that was edited elsewhere")
  func rewritten() {
    var draft = draft(Self.file)
    draft.rewrite(with: "now: [a b.png], x")
    #expect(shown(draft) == ["[a b.png]"])
    #expect(draft.parts.count == 3)
    draft.rewrite(with: "without")
    #expect(draft.tokens.isEmpty)
    draft.undo()
    #expect(shown(draft) == ["[a b.png]"])
  }
}
