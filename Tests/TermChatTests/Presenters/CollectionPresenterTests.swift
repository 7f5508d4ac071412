import Testing

@testable import TermChat

@Suite("Cards")
struct CollectionPresenterTests {
  private let photo = Photo(
    .path("trip/lake.png"), width: 1920, height: 1080, caption: "The lake in the morning",
    alt: "water")
  private let audio = Audio(.path("song.ogg"), duration: 67.2, title: "A song of the lake")
  private let place = Location(latitude: 52.52, longitude: -13.405, place: "Berlin, Alexanderplatz")
  private let link = Link(
    "https://me@WWW.Swift.org:443/x?y",
    title: "Swift, a language for everybody who writes programs",
    teaser:
      "Fast, modern, safe, and a joy to write: a general-purpose language that is approachable for newcomers and powerful for experts, and so on.",
    comment: "Look at this:")
  private let person = Contact(
    "Nathan Tannar", phones: ["+49 30 1234"], emails: ["nathan@example.org", "no mail"])
  private let texts = CardCollection(
    items: ["one", "two", "three", "four", "five", "six", "七"].map { KindBox(Text($0)) })
  private let grid = CardCollection(rows: 2, items: (1...7).map { KindBox(Text("card \($0)")) })
  private var media: CardCollection {
    CardCollection(items: [
      KindBox(photo), KindBox(audio), KindBox(place), KindBox(link), KindBox(person),
    ])
  }

  @Test("stand beside each other, as many as fit")
  func pictures() {
    #expect(
      Picturing().picture(texts, 40) == """
        ┌───────┐ ┌───────┐ ┌───────┐ ┌───────┐
        │ one   │ │ two   │ │ three │ │ four  │
        └───────┘ └───────┘ └───────┘ └───────┘
          1–4 of 7 ›
        """)
    #expect(
      Picturing().picture(texts, 20) == """
        ┌─────┐ ┌─────┐
        │ one │ │ two │
        └─────┘ └─────┘
          1–2 of 7 ›
        """)
    #expect(
      Picturing().picture(texts, 8) == """
        ┌─────┐
        │ one │
        └─────┘
         1 of 7›
        """)
    #expect(
      Picturing().picture(texts, 3) == """
        one
         1›
        """)
    #expect(
      Picturing().picture(texts, 1) == """
        o
        n
        e
        ›
        """)
    #expect(
      Picturing(ascii: true).picture(texts, 20) == """
        +-----+ +-----+
        | one | | two |
        +-----+ +-----+
          1-2 of 7 >
        """)
    #expect(
      Picturing().picture(grid, 40) == """
        ┌────────┐ ┌────────┐ ┌────────┐
        │ card 1 │ │ card 2 │ │ card 3 │
        └────────┘ └────────┘ └────────┘
        ┌────────┐ ┌────────┐ ┌────────┐
        │ card 5 │ │ card 6 │ │ card 7 │
        └────────┘ └────────┘ └────────┘
          1–3 of 4 ›
        """)
    #expect(
      Picturing().picture(grid, 20) == """
        ┌────────┐
        │ card 1 │
        └────────┘
        ┌────────┐
        │ card 5 │
        └────────┘
          1 of 4 ›
        """)
    #expect(
      Picturing().picture(media, 90) == """
        ┌──────────────────────────┐ ┌──────────────────────────┐ ┌──────────────────────────┐
        │                          │ │ A song of the lake       │ │   ┊    ┊    ┊    ┊    ┊  │
        │            ▦             │ │ ▶ ●──────────────── 1:08 │ │ ┄┄┼┄┄┄┄┼┄┄┄┄◉┄┄┄┄┼┄┄┄┄┼┄ │
        │                          │ │                          │ │   ┊    ┊    ┊    ┊    ┊  │
        │ lake.png · 1920×1080     │ │                          │ │ Berlin, Alexanderplatz   │
        │ water                    │ │                          │ │ 52.52000, -13.40500      │
        │ The lake in the morning  │ │                          │ │                          │
        └──────────────────────────┘ └──────────────────────────┘ └──────────────────────────┘
          1–3 of 5 ›
        """)
    #expect(
      Picturing().picture(media, 40) == """
        ┌─────────────────┐ ┌─────────────────┐
        │                 │ │ A song of the   │
        │        ▦        │ │ lake            │
        │                 │ │ ▶ ●─────── 1:08 │
        │ lake.png        │ │                 │
        │ water           │ │                 │
        │ The lake in the │ │                 │
        │ morning         │ │                 │
        └─────────────────┘ └─────────────────┘
          1–2 of 5 ›
        """)
    #expect(
      Picturing().picture(media, 14) == """
        ┌────────────┐
        │            │
        │     ▦      │
        │            │
        │ lake.png   │
        │ water      │
        │ The lake   │
        │ in the     │
        │ morning    │
        └────────────┘
          1 of 5 ›
        """)
  }

  @Test("can be turned over, each with its own hotspots")
  func hotspots() {
    #expect(
      Picturing().hotspots(texts, 20).joined(separator: "\n") == """
        scroll 1:  ›
        """)
    #expect(
      Picturing().hotspots(media, 40).joined(separator: "\n") == """
        press open trip/lake.png:                |       ▦       |               |lake.png
        play: ▶ ●─────── 1:08
        scroll 1:  ›
        """)
  }
}
