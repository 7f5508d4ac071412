/// A colour by how it looks (Björn Ottosson's Oklab): as far apart as the eye finds them.
package struct Oklab: Sendable {
  package let lightness: Double
  private let a: Double
  private let b: Double

  /// `0xRRGGBB`.
  package init(_ rgb: UInt32) {
    let red = Luminance.linear(rgb >> 16 & 0xFF)
    let green = Luminance.linear(rgb >> 8 & 0xFF)
    let blue = Luminance.linear(rgb & 0xFF)
    let l = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).root(3)
    let m = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).root(3)
    let s = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).root(3)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  package var isGray: Bool { a * a + b * b < 0.0016 }
  /// A grey with a tint: of a few strong colours none would stand for it.
  package var isDull: Bool { a * a + b * b < 0.0025 }
  package var isLight: Bool { lightness > 0.6 }

  package func distance(to other: Oklab) -> Double {
    let l = lightness - other.lightness
    let a = a - other.a
    let b = b - other.b
    return l * l + a * a + b * b
  }

  /// The same where colours are few and strong: the hue counts most, then how light it is, as a
  /// green that became yellow would say something else. The weights were tried on the themes.
  package func distanceByHue(to other: Oklab) -> Double {
    let l = lightness - other.lightness
    let c = chroma - other.chroma
    let both = chroma * other.chroma
    // What a grey's hue is, is chance.
    let apart = both > 0.0001 ? 1 - (a * other.a + b * other.b) / both : 0
    return l * l + 0.3 * c * c + 0.16 * apart
  }

  private var chroma: Double { (a * a + b * b).root(2) }
}
