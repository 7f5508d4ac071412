import TermChat
import Testing

@testable import TermChatNCurses

@Suite struct ColorMappingTests {
  @Test func reducedColorsAreTheirIndices() {
    let mapping = ColorMapping(depth: .sixteen)
    #expect(mapping.number(.terminal) == -1)
    #expect(mapping.number(.palette(11)) == 11)
  }

  @Test func ourOwnEntryHasThePaletteAboveAllColors() {
    let mapping = ColorMapping(depth: .rgb)
    #expect(mapping.number(.palette(11)) == 0x100_000B)
    #expect(mapping.number(.rgb(0xFF0000)) == 0xFF0000)
    #expect(mapping.number(.rgb(3)) == 3)
  }

  @Test func directEntriesKeepTheirOwnNumbers() {
    let mapping = ColorMapping(depth: .rgb, numbering: .paletteBelow)
    #expect(mapping.number(.palette(5)) == 5)
    #expect(mapping.number(.palette(196)) == 0xFF0000)
    #expect(mapping.number(.rgb(0x102030)) == 0x102030)
    #expect(mapping.number(.rgb(3)) == 8)
  }
}
