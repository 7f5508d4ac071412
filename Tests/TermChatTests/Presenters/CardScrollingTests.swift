import Testing

@testable import TermChat

@Suite("Cards that are turned over")
struct CardScrollingTests {
  private let cards = CardCollection(
    items: ["one", "two", "three", "four", "five"].map { KindBox(Text($0)) })

  private func picture(_ first: Int, _ columns: Int) -> String {
    var picturing = Picturing()
    picturing.state.firstCard = first
    return picturing.picture(cards, columns)
  }

  private func arrows(_ first: Int, _ columns: Int) -> [String] {
    var picturing = Picturing()
    picturing.state.firstCard = first
    return picturing.hotspots(cards, columns)
  }

  @Test("begin with the first one that is to be shown")
  func scrolled() {
    #expect(
      picture(1, 20) == """
        ┌───────┐ ┌───────┐
        │ two   │ │ three │
        └───────┘ └───────┘
        ‹ 2–3 of 5 ›
        """)
    #expect(arrows(1, 20) == ["scroll -1: ‹ ", "scroll 1:  ›"])
  }

  @Test("fill the row at their end, where the arrow back leads to what isn't seen")
  func end() {
    let last = """
      ┌──────┐ ┌──────┐
      │ four │ │ five │
      └──────┘ └──────┘
      ‹ 4–5 of 5
      """
    for first in [3, 4, 5, 1000, .max] { #expect(picture(first, 20) == last) }
    #expect(arrows(3, 20) == ["scroll -1: ‹ "])
    #expect(arrows(4, 20) == ["scroll -2: ‹ "])
    #expect(picture(.min, 20) == picture(0, 20))
  }

  @Test("stand one at a time where it is narrow, each to be reached")
  func narrow() {
    #expect(picture(2, 9) == "┌───────┐\n│ three │\n└───────┘\n‹3 of 5›")
    for columns in 1...60 {
      var seen: Set<Int> = []
      var first = 0
      while seen.insert(first).inserted {
        var picturing = Picturing()
        picturing.state.firstCard = first
        for hotspot in picturing.present(cards, columns).hotspots {
          if case .scrollCards(let count) = hotspot.action, count > 0 { first += count }
        }
      }
      #expect(picture(first, columns).contains("fi") || columns == 1, "\(columns) columns")
    }
  }

  @Test("don't take arrows from cards inside them")
  func inside() {
    let outer = CardCollection(items: [KindBox(cards), KindBox(Parts([KindBox(cards)]))])
    #expect(!Picturing().present(outer, 60).lines.isEmpty)
    #expect(Picturing().hotspots(outer, 60).isEmpty)
  }

  @Test("are laid out only where they show, however many there are")
  func cost() {
    let counter = CountingPresenter()
    var picturing = Picturing()
    picturing.presenters.register(counter, for: "text")
    picturing.state.firstCard = 5_000
    let many = CardCollection(items: (0..<10_000).map { KindBox(Text("\($0)")) })
    #expect(picturing.picture(many, 60).contains("5002"))
    #expect(picturing.picture(many, 60).hasSuffix("‹ 5001–5006 of 10000 ›"))
    #expect(counter.count <= 16)
  }

  @Test("cut off what is high, and say so")
  func high() {
    let high = CardCollection(items: [
      KindBox(Text("a\nb\nc\nd\ne\nf\ng\nh\ni\nj")), KindBox(Text("x")),
    ])
    let lines = Picturing().picture(high, 40).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[8] == "│ h… │ │    │")
  }

  @Test("that are none are named")
  func none() {
    #expect(Picturing().picture(CardCollection(items: []), 20) == "[collection]")
    let odd = CardCollection(rows: .min, items: [KindBox(Text("a"))])
    #expect(Picturing().picture(odd, 20) == "┌───┐\n│ a │\n└───┘")
    let tall = CardCollection(rows: .max, items: [KindBox(Text("a")), KindBox(Text("b"))])
    #expect(Picturing().picture(tall, 20) == "┌───┐\n│ a │\n└───┘\n┌───┐\n│ b │\n└───┘")
  }
}

/// Counts what it is asked to draw.
private final class CountingPresenter: Presenter, @unchecked Sendable {
  // One test, one thread.
  private(set) var count = 0

  func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    count += 1
    return TextPresenter().present(kind, in: context)
  }
}
