import TermChat
import TestSupport
import Testing

@testable import TermChatMarkdown

@Suite("A long markdown text is cut into pieces")
struct PieceTests {
  private func pieces(_ source: String) -> [MarkdownPiece] {
    MarkdownPresenter().pieces(of: Markdown(source)).compactMap { $0 as? MarkdownPiece }
  }

  private func repeated(_ text: (Int) -> String, _ count: Int) -> String {
    (0..<count).map(text).joined()
  }

  @Test("unless it is short")
  func short() {
    #expect(pieces(String(repeating: "a b\n\n", count: 1_600)).isEmpty)
    #expect(PresenterRegistry.standard.withMarkdown.pieces(of: Text("a")).isEmpty)
  }

  @Test("between blocks, with the blank line between them shown")
  func blocks() {
    let found = pieces(repeated({ "Paragraph \($0)\nof two lines.\n\n" }, 1_000))
    #expect(found.count > 5)
    for piece in found.dropFirst() {
      #expect(piece.text.hasPrefix("Paragraph"))
      #expect(piece.hasGap)
      #expect((4_000...4_200).contains(piece.text.utf8.count) || piece == found.last)
    }
    let shown = PresenterRegistry.standard.withMarkdown.present(
      found[1], in: PresenterContext(columns: 40))
    #expect(shown.lines[0].cells.isEmpty)
    #expect(!shown.lines[1].cells.isEmpty)
  }

  @Test("not inside of code, when there is a place before it")
  func beforeCode() {
    let text = repeated({ "Line \($0) of text\n\n" }, 200)
    let code = "```\n" + repeated({ "code \($0)\n\n" }, 1_000) + "```\n\nafter\n\n"
    let found = pieces(text + code + text + text)
    #expect(found.contains { $0.text.hasPrefix("```\ncode 0\n") })
  }

  @Test("a fence cut in the middle begins again")
  func fence() {
    let found = pieces("~~~swift x\n" + repeated({ "let a\($0) = 1\n\n" }, 2_000) + "~~~\nend")
    #expect(found.count > 4)
    for piece in found.dropFirst() {
      #expect(piece.opening == "~~~swift x\n")
      let lines = PresenterRegistry.standard.withMarkdown.present(
        piece, in: PresenterContext(columns: 40)
      ).lines
      #expect(lines[0].cells.map(\.glyph).text.hasPrefix("│ "))
    }
  }

  @Test("a table cut in the middle has its header again")
  func table() {
    let source = "|a|b|\n|---|---|\n" + repeated({ "|\($0)|x|\n" }, 2_000)
    for piece in pieces(source).dropFirst() { #expect(piece.opening == "|a|b|\n|---|---|\n") }
  }

  @Test("a list is cut between its items and counts on")
  func list() {
    let source = repeated({ "\($0 + 1). item\n   more of it\n" }, 1_000)
    let found = pieces(source)
    #expect(found.count > 3)
    for piece in found { #expect(piece.text.contains(/^[0-9]+\. item/)) }
  }

  @Test("one huge line is cut behind a blank, else between characters")
  func hugeLine() {
    for piece in pieces(String(repeating: "word ", count: 5_000)).dropLast() {
      #expect(piece.text.hasSuffix(" "))
    }
    for piece in pieces(String(repeating: "👩‍👩‍👧", count: 5_000)) {
      #expect(piece.text.allSatisfy { $0 == "👩‍👩‍👧" })
    }
    #expect(pieces("a" + String(repeating: "\u{301}", count: 20_000)).count > 3)
  }

  @Test("pieces carry all the source, and stay when it grows", arguments: 0..<16)
  func laws(seed: UInt64) {
    var random = Randomness(seed: seed)
    let source = RandomMarkdown.text(24_000, using: &random)
    let whole = pieces(source)
    #expect(Array(whole.map(\.text).joined().utf8) == Array(source.utf8), "seed \(seed)")
    for piece in whole { #expect(piece.text.utf8.count <= 8_192, "seed \(seed)") }
    for _ in 0..<6 {
      let bytes = Array(source.utf8.prefix(Int.random(in: 0...source.utf8.count, using: &random)))
      let start = pieces(String(decoding: bytes, as: UTF8.self))
      #expect(start.dropLast() == whole.prefix(max(0, start.count - 1)), "seed \(seed)")
    }
  }
}
