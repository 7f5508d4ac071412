import Testing

@testable import TermChat

@Suite("A recording as asciicast")
struct AsciicastTests {
  private static func surface(_ lines: [String]) -> Surface {
    var surface = Surface(size: Size(rows: lines.count, columns: 4))
    for (row, line) in lines.enumerated() {
      surface.draw(
        GlyphFilter().line(line), .plain, at: Point(row: row, column: 0), in: surface.bounds)
    }
    return surface
  }

  @Test("begins with its size and title")
  func header() {
    let cast = Asciicast()
    let size = Size(rows: 2, columns: 4)
    #expect(cast.header(size: size) == #"{"version": 2, "width": 4, "height": 2}"#)
    #expect(
      cast.header(size: size, title: "a\"\\\n")
        == #"{"version": 2, "width": 4, "height": 2, "title": "a\"\\ "}"#)
  }

  @Test("writes the whole first frame, then changed rows only")
  func frames() {
    var cast = Asciicast()
    let first = cast.event(at: 5, surface: Self.surface(["ab", "full"]))
    #expect(
      first
        == #"[0.005, "o", "\u001b[0m\u001b[2J\u001b[1;1Hab\u001b[K\u001b[2;1Hfull\u001b[?25l"]"#)
    #expect(cast.event(at: 9, surface: Self.surface(["ab", "full"])) == nil)
    let second = cast.event(at: 61_050, surface: Self.surface(["a\"", "full"]))
    #expect(second == #"[61.050, "o", "\u001b[1;1Ha\"\u001b[K"]"#)
  }

  @Test("moves, shows and hides the cursor")
  func cursor() {
    var cast = Asciicast()
    let surface = Self.surface(["ab"])
    _ = cast.event(at: 0, surface: surface)
    let place = Point(row: 0, column: 2)
    #expect(
      cast.event(at: 1, surface: surface, cursor: place)
        == #"[0.001, "o", "\u001b[1;3H\u001b[?25h"]"#)
    #expect(cast.event(at: 2, surface: surface, cursor: place) == nil)
    #expect(cast.event(at: 3, surface: surface) == #"[0.003, "o", "\u001b[?25l"]"#)
  }

  @Test("writes another size as a line of its own and draws anew")
  func resize() throws {
    var cast = Asciicast()
    _ = cast.event(at: 0, surface: Self.surface(["ab"]))
    let lines = cast.event(at: -1, surface: Self.surface(["ab", ""]))
    #expect(
      try #require(lines).hasPrefix(
        "[0.000, \"r\", \"4x2\"]\n[0.000, \"o\", \"\\u001b[0m\\u001b[2J"))
  }
}
