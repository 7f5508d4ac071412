import Testing

@testable import TermChat

@Suite("Media while they are transferred and played")
struct MediaStateTests {
  private let photo = Photo(.path("lake.png"), width: 640, height: 480)
  private let sound = Audio(.path("song.ogg"), duration: 65)

  @Test("shows the transfer in place of the sign, as well as there is room")
  func progress() {
    var picturing = Picturing()
    picturing.state.progress = 0.63
    #expect(
      picturing.picture(photo, 40) == """
        ┌───────────────────┐
        │                   │
        │                   │
        │ ▓▓▓▓▓▓▓▓░░░░ 63 % │
        │                   │
        │                   │
        └───────────────────┘
        lake.png · 640×480
        """)
    #expect(
      picturing.picture(photo, 8) == """
        ┌─────┐
        │63 % │
        └─────┘
        lake.png
        """)
    #expect(picturing.picture(photo, 3) == "┌─┐\n│▓│\n└─┘\nla…")
    #expect(picturing.picture(sound, 20) == "▓▓▓▓▓▓▓▓▓░░░░░░ 63 %")
    picturing.ascii = true
    #expect(picturing.picture(sound, 12) == "####... 63 %")
  }

  @Test("shows the sign again when all is there", arguments: [1, 1.5, Double.infinity])
  func done(progress: Double) {
    var picturing = Picturing()
    picturing.state.progress = progress
    #expect(picturing.picture(photo, 8) == Picturing().picture(photo, 8))
  }

  @Test("takes what is no number for nothing", arguments: [-Double.infinity, -1, .nan])
  func nothing(progress: Double) {
    var picturing = Picturing()
    picturing.state.progress = progress
    #expect(picturing.picture(sound, 12) == "░░░░░░░░ 0 %")
  }

  @Test("says that the transfer failed")
  func failed() {
    var picturing = Picturing()
    picturing.state.hasFailed = true
    picturing.state.progress = 0.5
    #expect(picturing.picture(photo, 8) == "┌─────┐\n│  !  │\n└─────┘\nlake.png")
    #expect(picturing.picture(sound, 20) == "! ●──────────── 1:05")
  }

  @Test("moves the knob and counts down while a sound plays; the bar stays where it is")
  func playing() {
    var picturing = Picturing()
    let picture = { (position: Int64) -> String in
      picturing.state.playback = Playback(position: position, isPlaying: position != 9_999)
      return picturing.picture(Audio(.path("a"), duration: 605), 20)
    }
    #expect(picture(0) == "║ ●─────────── 10:05")
    #expect(picture(300_000) == "║ ─────●──────  5:05")
    #expect(picture(604_001) == "║ ───────────●  0:01")
    #expect(picture(605_000) == "║ ───────────●  0:00")
    #expect(picture(.max) == "║ ───────────●  0:00")
    #expect(picture(-5) == "║ ●─────────── 10:05")
    #expect(picture(9_999) == "▶ ●───────────  9:56")
    picturing.ascii = true
    #expect(picture(300_000) == "= -----o------  5:05")
  }

  @Test("closes the lines behind which a time would be misread")
  func closed() {
    #expect(Picturing().present(sound, 20).lines.map(\.isClosed) == [true])
    let lines = Picturing().present(photo, 20).lines
    #expect(lines.map(\.isClosed) == Array(repeating: true, count: 7) + [false])
  }

  @Test("frames nothing where a mouse is to select text")
  func bare() {
    var context = Picturing().context(30)
    context.isBare = true
    let lines = { (kind: any MessageKind) in
      context.presenters.present(kind, in: context).lines.map { $0.cells.map(\.glyph).text }
    }
    #expect(lines(photo) == ["▦", "lake.png · 640×480"])
    #expect(lines(Location(latitude: 1, longitude: 2)) == ["◉", "1.00000, 2.00000"])
    #expect(lines(Link("https://a.org", title: "A")) == ["A", "a.org"])
    #expect(lines(CardCollection(items: [KindBox(Text("a")), KindBox(Text("b"))])).first == "a")
  }
}
