/// How light colours are, and how well one is read on another (WCAG 2.2, relative luminance).
package enum Luminance {
  /// 1 (the same) to 21 (black on white); both `0xRRGGBB`.
  package static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (one, other) = (of(one), of(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// 0 (black) to 1 (white) of `0xRRGGBB`.
  package static func of(_ rgb: UInt32) -> Double {
    0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF)
      + 0.0722 * linear(rgb & 0xFF)
  }

  /// The light that a level (0…255) of sRGB stands for, 0…1.
  package static func linear(_ level: UInt32) -> Double { table[Int(min(255, level))] }

  private static let table = (0...255).map { level -> Double in
    let level = Double(level) / 255
    if level <= 0.04045 { return level / 12.92 }
    // x to the power of 2.4 is x² times the fifth root of x².
    let base = (level + 0.055) / 1.055
    return base * base * (base * base).root(5)
  }
}

extension Double {
  /// The root of this degree of a number from 0; Newton's way, for want of the C library.
  func root(_ degree: Int) -> Double {
    guard self > 0 else { return 0 }
    var guess = max(self, 1)
    for _ in 0..<200 {
      let power = (1..<degree).reduce(1.0) { power, _ in power * guess }
      let next = guess - (guess - self / power) / Double(degree)
      if next >= guess { break }
      guess = next
    }
    return guess
  }
}
