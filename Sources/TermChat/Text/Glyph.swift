/// One grapheme cluster in the form the screen shows it: one to five scalars in one or two columns.
///
/// Only `GlyphFilter` makes glyphs of outside text, so whatever can be drawn has passed the filter.
/// Flat memory (24 bytes): a grid of cells is copied and compared without touching a reference count.
public struct Glyph: Hashable, Sendable {
  // Unused places are 0. Five is what ncurses' `cchar_t` holds.
  var scalars: (UInt32, UInt32, UInt32, UInt32, UInt32)
  let width: UInt8

  init(_ scalar: UInt32, columns: UInt8) {
    scalars = (scalar, 0, 0, 0, 0)
    width = columns
  }
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
    switch place {
    case 0: scalars.0 = value
    case 1: scalars.1 = value
    case 2: scalars.2 = value
    case 3: scalars.3 = value
    default: scalars.4 = value
    }
  }
}

extension Glyph {
  public static let space = Glyph(0x20, columns: 1)
  /// Ends a line in the middle of a text; takes no column and is never drawn.
  public static let newline = Glyph(0x0A, columns: 0)

  /// Columns taken on screen: 1 or 2 (0 for `.newline`).
  public var columns: Int { Int(width) }

  public var text: String {
    var text = String.UnicodeScalarView()
    forEachScalar { text.append($0) }
    return String(text)
  }

  public func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    func visit(_ value: UInt32) {
      if value != 0, let scalar = Unicode.Scalar(value) { body(scalar) }
    }
    visit(scalars.0)
    visit(scalars.1)
    visit(scalars.2)
    visit(scalars.3)
    visit(scalars.4)
  }

  public static func == (left: Glyph, right: Glyph) -> Bool {
    left.scalars.0 == right.scalars.0 && left.width == right.width
      && left.scalars.1 == right.scalars.1 && left.scalars.2 == right.scalars.2
      && left.scalars.3 == right.scalars.3 && left.scalars.4 == right.scalars.4
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scalars.0)
    hasher.combine(scalars.1)
    hasher.combine(scalars.2)
    hasher.combine(scalars.3)
    hasher.combine(scalars.4)
  }
}
