import Testing

@testable import TermChat

@Suite("A place")
struct LocationPresenterTests {
  private let place = Location(latitude: 52.52, longitude: -13.405, place: "Berlin, Alexanderplatz")

  @Test("is a pin on a map without a country")
  func pictures() {
    #expect(
      Picturing().picture(place, 40) == """
        ┌───────────────────┐
        │    ┊    ┊    ┊    │
        │┄┄┄┄┼┄┄┄┄◉┄┄┄┄┼┄┄┄┄│
        │    ┊    ┊    ┊    │
        └───────────────────┘
        Berlin, Alexanderplatz
        52.52000, -13.40500
        """)
    #expect(
      Picturing().picture(place, 20) == """
        ┌─────────────────┐
        │   ┊    ┊    ┊   │
        │┄┄┄┼┄┄┄┄◉┄┄┄┄┼┄┄┄│
        │   ┊    ┊    ┊   │
        └─────────────────┘
        Berlin,
        Alexanderplatz
        52.52000, -13.40500
        """)
    #expect(
      Picturing().picture(place, 8) == """
        ┌─────┐
        │  ┊  │
        │┄┄◉┄┄│
        │  ┊  │
        └─────┘
        Berlin,
        Alexande
        rplatz
        52.52
        -13.41
        """)
    #expect(
      Picturing().picture(place, 3) == """
        ◉
        Ber
        lin
        ,
        Ale
        xan
        der
        pla
        tz
        52.
        52
        -13
        .41
        """)
    #expect(
      Picturing().picture(place, 1) == """
        ◉
        B
        e
        r
        l
        i
        n
        ,
        A
        l
        e
        x
        a
        n
        d
        e
        r
        p
        l
        a
        t
        z
        5
        2
        .
        5
        2
        -
        1
        3
        .
        4
        1
        """)
    #expect(
      Picturing(ascii: true).picture(place, 20) == """
        +-----------------+
        |   :    :    :   |
        |...+....@....+...|
        |   :    :    :   |
        +-----------------+
        Berlin,
        Alexanderplatz
        52.52000, -13.40500
        """)
  }

  @Test("opens a map")
  func hotspots() {
    #expect(
      Picturing().hotspots(place, 9).joined(separator: "\n") == """
        open https://www.openstreetmap.org/?mlat=52.52000&mlon=-13.40500: ┌───────┐|│   ┊   │|│┄┄┄◉┄┄┄│|│   ┊   │|└───────┘|Berlin,|Alexander|platz|52.52000|-13.40500
        """)
  }
}
