/// A glyph of a draft: the character it belongs to, and which of that one's glyphs it is.
///
/// In one number, by which glyphs are in order.
struct DraftPlace: Hashable, Comparable, Sendable {
  let number: Int

  // No character has more glyphs than this leaves room for, and no draft more characters.
  private static let offsetBits = 24

  init(number: Int) { self.number = number }

  init(_ character: Int, _ offset: Int = 0) {
    number = character << Self.offsetBits | min(offset, 1 << Self.offsetBits - 1)
  }

  var character: Int { number >> Self.offsetBits }
  var offset: Int { number & (1 << Self.offsetBits - 1) }

  static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  func moved(by characters: Int) -> Self { Self(number: number + characters << Self.offsetBits) }
}
