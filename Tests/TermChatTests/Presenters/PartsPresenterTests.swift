import Testing

@testable import TermChat

@Suite("Parts")
struct PartsPresenterTests {
  private let parts = Parts([
    KindBox(Text("Good morning,\nhere we are")), KindBox(Emoji("🎉")),
    KindBox(Audio(.path("a.ogg"), duration: 5)), KindBox(Notice("that was all")),
  ])

  @Test("stand below each other, a rule between them, without air")
  func pictures() {
    #expect(
      Picturing().picture(parts, 14) == """
        Good morning,
        here we are
        ──────────────
        🎉
        ──────────────
        ▶ ●────── 0:05
        ──────────────
        that was all
        """)
    #expect(
      Picturing(ascii: true).picture(Parts([KindBox(Text("a")), KindBox(Text("bc"))]), 9) == """
        a
        --
        bc
        """)
    #expect(Picturing().hotspots(parts, 14) == ["play: ▶ ●────── 0:05"])
  }

  @Test("have nothing behind a rule, and begin where the one before ends")
  func places() {
    let lines = Picturing().present(parts, 14).lines
    #expect(lines.map(\.isClosed) == [false, false, true, false, true, true, true, false])
    #expect(lines.map(\.offset) == lines.map(\.offset).sorted())
  }

  @Test("that are none, or too deep inside each other, are named")
  func names() {
    #expect(Picturing().picture(Parts([]), 20) == "[parts]")
    var deep = Parts([KindBox(Text("bottom"))])
    for _ in 0..<3 { deep = Parts([KindBox(deep)]) }
    #expect(Picturing().picture(deep, 20) == "bottom")
    for _ in 0..<1000 { deep = Parts([KindBox(deep)]) }
    #expect(Picturing().picture(deep, 20) == "[parts]")
  }

  @Test("may be an embedder's, even one that doesn't keep to its room")
  func custom() {
    var picturing = Picturing()
    picturing.presenters.register(WideTestPresenter(), for: "wide")
    let wide = Custom(kind: "wide", fields: .object([]))
    let unknown = Custom(kind: "poll", fields: .object([.init("q", .string("Tea?"))]))
    #expect(
      picturing.picture(Parts([KindBox(wide), KindBox(unknown)]), 8) == """
        12345678
        ────────
        [poll]
        Tea?
        """)
    #expect(picturing.hotspots(Parts([KindBox(wide)]), 8) == ["play: 12345678"])
  }

  @Test("that are many are laid out in pieces, with the rules that they have together")
  func pieces() {
    let many = Parts((0..<100).map { KindBox(Text("part \($0 % 10)")) })
    let pieces = PresenterRegistry.standard.pieces(of: many)
    #expect(pieces.count == 4)
    let whole = Picturing().picture(many, 20)
    #expect(pieces.map { Picturing().picture($0, 20) }.joined(separator: "\n") == whole)
    #expect(PresenterRegistry.standard.pieces(of: parts).isEmpty)
  }
}

/// Draws twenty columns whatever room there is.
struct WideTestPresenter: Presenter {
  func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    var presentation = Presentation(
      lines: [.init(context.appearance.cells("12345678901234567890", .plain))])
    presentation.activate(.play)
    return presentation
  }
}
