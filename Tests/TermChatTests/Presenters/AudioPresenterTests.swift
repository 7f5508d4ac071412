import Testing

@testable import TermChat

@Suite("A sound")
struct AudioPresenterTests {
  private let audio = Audio(.path("song.ogg"), duration: 67.2, title: "A song of the lake")

  @Test("is a line with a bar as long as there is room")
  func bar() {
    #expect(
      Picturing().picture(audio, 40) == """
        A song of the lake
        ▶ ●─────────────────────── 1:08
        """)
    #expect(
      Picturing().picture(audio, 20) == """
        A song of the lake
        ▶ ●──────────── 1:08
        """)
    #expect(
      Picturing().picture(audio, 8) == """
        A song
        of the
        lake
        ▶ 1:08
        """)
    #expect(
      Picturing().picture(audio, 5) == """
        A
        song
        of
        the
        lake
        ▶1:08
        """)
    #expect(
      Picturing().picture(audio, 3) == """
        A
        son
        g
        of
        the
        lak
        e
        ▶
        """)
    #expect(
      Picturing().picture(audio, 1) == """
        A
        s
        o
        n
        g
        o
        f
        t
        h
        e
        l
        a
        k
        e
        ▶
        """)
    #expect(
      Picturing(ascii: true).picture(audio, 20) == """
        A song of the lake
        > o------------ 1:08
        """)
  }

  @Test("is played by all of its line")
  func hotspots() {
    #expect(
      Picturing().hotspots(audio, 20).joined(separator: "\n") == """
        play: ▶ ●──────────── 1:08
        """)
  }
}
