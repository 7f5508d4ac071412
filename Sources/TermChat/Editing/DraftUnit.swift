/// What a character is where lines break, in a byte: it is looked at once, not at every key.
struct DraftUnit: Hashable, Sendable {
  private let value: UInt8

  /// One glyph.
  init(_ kind: BreakClass, columns: Int) { value = kind.rawValue << 2 | UInt8(columns & 3) }

  private init(value: UInt8) { self.value = value }

  static let newline = DraftUnit(value: 0xFF)
  /// No glyph at all.
  static let nothing = DraftUnit(value: 0xFE)
  /// More glyphs than one.
  static let several = DraftUnit(value: 0xFD)

  /// The class of its one glyph; nil for the special ones.
  var kind: BreakClass? { BreakClass(rawValue: value >> 2) }
  var columns: Int { Int(value & 3) }
}

extension DraftUnit {
  init(_ character: Character, _ filter: GlyphFilter) {
    if let glyph = filter.glyph(character) {
      self.init(glyph.breakClass, columns: glyph.columns)
      return
    }
    let glyphs = filter.glyphs(String(character))
    switch glyphs.count {
    case 0: self = .nothing
    case 1 where glyphs[0] == .newline: self = .newline
    case 1: self.init(glyphs[0].breakClass, columns: glyphs[0].columns)
    default: self = .several
    }
  }
}
