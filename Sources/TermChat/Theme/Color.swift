/// A colour as a theme names it; what a terminal makes of it is the terminal's matter.
///
/// Four bytes, so that a grid of cells stays flat memory.
public struct Color: Hashable, Sendable {
  // Top byte 0: the terminal's own colour; 1: palette index; 2: RGB. Never more than 26 bits.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// The terminal's own foreground or background.
  public static let terminal = Color(bits: 0)

  /// One of the terminal's 256 palette colours; 0–15 are the user's own.
  public static func palette(_ index: UInt8) -> Color { Color(bits: 1 << 24 | UInt32(index)) }

  /// A colour of 24 bits, `0xRRGGBB`.
  public static func rgb(_ value: UInt32) -> Color { Color(bits: 2 << 24 | value & 0xFF_FFFF) }
}

extension Color {
  public enum Value: Hashable, Sendable {
    case terminal
    case palette(UInt8)
    /// `0xRRGGBB`.
    case rgb(UInt32)
  }

  public var value: Value {
    switch bits >> 24 {
    case 1: .palette(UInt8(truncatingIfNeeded: bits))
    case 2: .rgb(bits & 0xFF_FFFF)
    default: .terminal
    }
  }
}

extension Color {
  /// `0xRRGGBB`, where the colour doesn't depend on the terminal's palette.
  var rgb: UInt32? {
    switch value {
    case .rgb(let value): value
    case .palette(let index) where index >= 16: Palette.colors[Int(index)]
    default: nil
    }
  }

  /// `0xRRGGBB` as xterm shows it; nil for the terminal's own text or background.
  var usual: UInt32? {
    if case .palette(let index) = value { Palette.colors[Int(index)] } else { rgb }
  }

  /// `#rrggbb` of `0xRRGGBB`.
  static func hex(_ rgb: UInt32) -> String { "#" + rgb.digits(6, radix: 16) }
}

extension Color {
  /// Mixed with `other` (`0xRRGGBB`), of which `part` (0…1) is taken; only RGB colours mix.
  public func blended(with other: UInt32, _ part: Double) -> Color {
    guard case .rgb(let value) = value else { return self }
    return .rgb(Self.mixed(value, with: other, part))
  }

  /// What is fainter isn't drawn (Message-Banner's rule).
  static let leastAlpha = 0.05

  /// What is seen where it lies with this alpha (0…1) over another, unmixed where that is unknown.
  ///
  /// `ground` (`0xRRGGBB`) is the terminal's own background.
  func over(_ behind: Color, alpha: Double, ground: UInt32) -> Color {
    guard alpha >= Self.leastAlpha else { return behind }
    let seen = behind == .terminal ? ground : behind.rgb
    return seen.map { blended(with: $0, 1 - alpha) } ?? self
  }

  /// Two colours (`0xRRGGBB`), of the other one the part 0…1.
  static func mixed(_ own: UInt32, with other: UInt32, _ part: Double) -> UInt32 {
    let part = min(1, max(0, part))
    let channels = [16, 8, 0].map { (place: UInt32) -> UInt32 in
      let (own, its) = (Double(own >> place & 0xFF), Double(other >> place & 0xFF))
      return UInt32(own + (its - own) * part + 0.5) << place
    }
    return channels.reduce(0, |)
  }
}
