import Testing

@testable import TermChat

@Suite("A photo")
struct PhotoPresenterTests {
  private let photo = Photo(
    .path("trip/lake.png"), width: 1920, height: 1080, caption: "The lake in the morning",
    alt: "water")
  private let square = Photo(.url("https://example.org/a.png"), width: 100, height: 95)

  @Test("is framed, with its name, size, texts below")
  func framed() {
    #expect(
      Picturing().picture(photo, 40) == """
        ┌───────────────────┐
        │                   │
        │                   │
        │         ▦         │
        │                   │
        │                   │
        └───────────────────┘
        lake.png · 1920×1080
        water
        The lake in the morning
        """)
    #expect(
      Picturing().picture(photo, 20) == """
        ┌─────────────────┐
        │                 │
        │                 │
        │        ▦        │
        │                 │
        │                 │
        └─────────────────┘
        lake.png · 1920×1080
        water
        The lake in the
        morning
        """)
    #expect(
      Picturing().picture(photo, 8) == """
        ┌─────┐
        │  ▦  │
        └─────┘
        lake.png
        water
        The lake
        in the
        morning
        """)
    #expect(
      Picturing().picture(photo, 3) == """
        ┌─┐
        │▦│
        └─┘
        la…
        wat
        er
        The
        lak
        e
        in
        the
        mor
        nin
        g
        """)
    #expect(
      Picturing().picture(photo, 1) == """
        ▦
        w
        a
        t
        e
        r
        T
        h
        e
        l
        a
        k
        e
        i
        n
        t
        h
        e
        m
        o
        r
        n
        i
        n
        g
        """)
    #expect(
      Picturing().picture(square, 40) == """
        ┌─────────────┐
        │             │
        │             │
        │      ▦      │
        │             │
        │             │
        └─────────────┘
        a.png · 100×95
        """)
    #expect(
      Picturing(ascii: true).picture(photo, 20) == """
        +-----------------+
        |                 |
        |                 |
        |        #        |
        |                 |
        |                 |
        +-----------------+
        lake.png - 1920x1080
        water
        The lake in the
        morning
        """)
  }

  @Test("is opened by whoever has it")
  func hotspots() {
    #expect(
      Picturing().hotspots(photo, 12).joined(separator: "\n") == """
        press open trip/lake.png: ┌─────────┐|│         │|│    ▦    │|│         │|└─────────┘|lake.png
        """)
    #expect(
      Picturing().hotspots(square, 16).joined(separator: "\n") == """
        open https://example.org/a.png: ┌─────────────┐|│             │|│             │|│      ▦      │|│             │|│             │|└─────────────┘|a.png · 100×95
        """)
  }
}
