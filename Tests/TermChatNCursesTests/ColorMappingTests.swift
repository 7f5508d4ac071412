import TermChat
import Testing

@testable import TermChatNCurses

@Suite struct ColorMappingTests {
  @Test(arguments: [
    (Color.terminal, -1, -1, -1, -1), (.palette(3), 0x100_0003, 3, 3, 3),
    (.palette(11), 0x100_000B, 11, 11, 3), (.palette(196), 0x100_00C4, 196, 9, 1),
    (.rgb(0xFF0000), 0xFF0000, 196, 9, 1), (.rgb(0), 0, 16, 0, 0),
    (.rgb(0xFFFFFF), 0xFFFFFF, 231, 15, 7), (.rgb(0x808080), 0x808080, 244, 8, 7),
    (.rgb(0x00CD00), 0x00CD00, 40, 2, 2),
  ])
  func numbers(_ color: Color, _ rgb: Int, _ palette: Int, _ sixteen: Int, _ eight: Int) {
    #expect(ColorMapping(depth: .rgb).number(color) == rgb)
    #expect(ColorMapping(depth: .palette).number(color) == palette)
    #expect(ColorMapping(depth: .sixteen).number(color) == sixteen)
    #expect(ColorMapping(depth: .eight).number(color) == eight)
    #expect(ColorMapping(depth: .none).number(color) == -1)
  }

  @Test func everyPaletteColorIsItsOwnNearest() {
    let mapping = ColorMapping(depth: .palette)
    for index in 16..<256 {
      let rgb = Palette.colors[index]
      #expect(Palette.colors[mapping.number(.rgb(rgb))] == rgb)
    }
  }

  @Test func directEntriesKeepTheirOwnNumbers() {
    let mapping = ColorMapping(depth: .rgb, numbering: .paletteBelow)
    #expect(mapping.number(.palette(5)) == 5)
    #expect(mapping.number(.palette(196)) == 0xFF0000)
    #expect(mapping.number(.rgb(0x102030)) == 0x102030)
    #expect(mapping.number(.rgb(3)) == 8)
  }

  @Test func textNeverVanishesInItsBackground() {
    let style = Style(.rgb(0x101010), on: .rgb(0x0A0A12))
    for depth in [ColorDepth.eight, .sixteen] {
      let (foreground, background) = ColorMapping(depth: depth).numbers(style)
      #expect(foreground != background)
    }
  }

  @Test func depths() {
    for (count, depth) in [(-1, ColorDepth.none), (8, .eight), (88, .sixteen), (256, .palette)] {
      #expect(ColorDepth(count: count) == depth)
    }
  }
}
