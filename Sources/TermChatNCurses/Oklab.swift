import Glibc

/// A colour by how it looks (Björn Ottosson's Oklab): as far apart as the eye finds them.
struct Oklab: Sendable {
  private let lightness: Double
  private let a: Double
  private let b: Double

  /// `0xRRGGBB`.
  init(_ rgb: UInt32) {
    let red = Self.linear(rgb >> 16 & 0xFF)
    let green = Self.linear(rgb >> 8 & 0xFF)
    let blue = Self.linear(rgb & 0xFF)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  var isGray: Bool { a * a + b * b < 0.0016 }
  var isLight: Bool { lightness > 0.6 }

  func distance(to other: Oklab) -> Double {
    let l = lightness - other.lightness
    let a = a - other.a
    let b = b - other.b
    return l * l + a * a + b * b
  }

  private static func linear(_ level: UInt32) -> Double {
    let level = Double(level) / 255
    return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
  }
}
