/// One grapheme cluster in the form the screen shows it: one to five scalars in one or two columns.
///
/// Only `GlyphFilter` makes glyphs of outside text, so whatever can be drawn has passed the filter.
/// Flat memory (16 bytes): a grid of cells is copied and compared without touching a reference
/// count.
public struct Glyph: Hashable, Sendable {
  // Scalars of 21 bits each, unused places 0: three in the first word, two and the width (in the
  // top two bits) in the second. Five is what ncurses' `cchar_t` holds.
  private var head: UInt64
  private var tail: UInt64

  init(_ scalar: UInt32, columns: UInt8) {
    head = UInt64(scalar)
    tail = UInt64(columns) << Self.widthPlace
  }

  private static let scalarBits = 21
  private static let widthPlace = 62
}

extension Glyph {
  /// Keeps the first five of `body` and, where room is left, `marks`.
  init(
    _ body: ArraySlice<Unicode.Scalar>, marks: ArraySlice<Unicode.Scalar> = [], columns: UInt8
  ) {
    self.init(0, columns: columns)
    var count = 0
    for scalar in body where count < 5 {
      set(scalar.value, at: count)
      count += 1
    }
    for scalar in marks where count < 5 {
      set(scalar.value, at: count)
      count += 1
    }
  }

  private mutating func set(_ value: UInt32, at place: Int) {
    if place < 3 {
      head |= UInt64(value) << (place * Self.scalarBits)
    } else {
      tail |= UInt64(value) << ((place - 3) * Self.scalarBits)
    }
  }

  /// The scalar at a place, 0 where there is none.
  private func value(at place: Int) -> UInt32 {
    let word = place < 3 ? head : tail
    return UInt32(truncatingIfNeeded: word >> (place % 3 * Self.scalarBits)) & 0x1F_FFFF
  }

  /// The scalar it begins with.
  var base: UInt32 { value(at: 0) }
}

extension Glyph {
  public static let space = Glyph(0x20, columns: 1)
  /// Ends a line in the middle of a text; takes no column and is never drawn.
  public static let newline = Glyph(0x0A, columns: 0)

  /// Columns taken on screen: 1 or 2 (0 for `.newline`).
  public var columns: Int { Int(truncatingIfNeeded: tail >> Self.widthPlace) }

  public var text: String {
    var text = String.UnicodeScalarView()
    forEachScalar { text.append($0) }
    return String(text)
  }

  public func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    for place in 0..<5 {
      let value = value(at: place)
      if value == 0 { return }
      if let scalar = Unicode.Scalar(value) { body(scalar) }
    }
  }
}
