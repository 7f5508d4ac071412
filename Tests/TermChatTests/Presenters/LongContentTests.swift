import Testing

@testable import TermChat

@Suite("A long text in a content")
struct LongContentTests {
  private static let long = String(repeating: "some words ", count: 10_000)

  private static let kinds: [any MessageKind] = [
    Text(long), Emoji(long), Notice(long), Photo(.path("a.png"), caption: long),
    Video(.path("a.mp4"), caption: long), Link("https://a.org", comment: long),
    Custom(kind: "poll", fields: .fields([("text", .string(long))])),
    Parts([KindBox(Text("first")), KindBox(Text(long)), KindBox(Text("last"))]),
    Parts([KindBox(Parts([KindBox(Text(long))]))]),
  ]

  @Test("is shown in pieces, all of it", arguments: kinds.indices)
  func pieces(index: Int) {
    let pieces = PresenterRegistry.standard.pieces(of: Self.kinds[index])
    #expect(pieces.count > 10)
    #expect(pieces.allSatisfy { $0.text.utf8.count < 9_000 })
    let words = pieces.map { picture($0).filter { $0 == "w" }.count }
    #expect(words.reduce(0, +) == 10_000)
  }

  @Test("has no rule within a part, but one between parts")
  func rules() {
    let pieces = PresenterRegistry.standard.pieces(of: Self.kinds[7])
    let rules = pieces.map { picture($0).split(separator: "\n").filter { $0.hasPrefix("─") }.count }
    #expect(rules.first == 1 && rules.last == 1)
    #expect(rules.dropFirst().dropLast().allSatisfy { $0 == 0 })
  }

  @Test("is cut where it can't be in pieces")
  func cut() {
    let audio = Audio(.path("a.ogg"), duration: 3, title: Self.long)
    #expect(picture(audio).contains("…"))
    #expect(picture(audio).count < 20_000)
    #expect(picture(Photo(.path("a"), alt: Self.long)).count < 20_000)
  }

  private func picture(_ kind: any MessageKind) -> String {
    let context = PresenterContext(columns: 60)
    return PresenterRegistry.standard.present(kind, in: context).lines
      .map { $0.cells.map(\.glyph.text).joined() }.joined(separator: "\n")
  }
}
