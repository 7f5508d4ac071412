/// The colours a picture has in place of a terminal's own.
struct SVGPalette {
  let background: Color
  let foreground: Color

  /// Foreground and background of a cell as 0xRRGGBB, after reverse and dim; nil where the window's
  /// own background shows.
  func colors(of style: Style) -> (foreground: UInt32, background: UInt32?) {
    var front = rgb(style.foreground) ?? rgb(foreground) ?? 0xFFFFFF
    var back = rgb(style.background)
    let window = rgb(background) ?? 0
    if style.attributes.contains(.reverse) { (front, back) = (back ?? window, front) }
    if style.attributes.contains(.dim) { front = Self.mix(front, back ?? window) }
    return (front, back)
  }

  func rgb(_ color: Color) -> UInt32? {
    switch color.value {
    case .terminal: nil
    case .rgb(let value): value
    case .palette(let index): Self.rgb(index: Int(index))
    }
  }
}

extension SVGPalette {
  static func hex(_ rgb: UInt32) -> String { "#" + rgb.digits(6, radix: 16) }

  static func rgb(index: Int) -> UInt32 { index < 16 ? named[index] : Color.xterm(index) }

  // Three fifths of the text's colour: readable, and clearly behind the rest.
  private static func mix(_ front: UInt32, _ back: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      (((front >> shift & 0xFF) * 3 + (back >> shift & 0xFF) * 2) / 5) << shift
    }
    return channel(16) | channel(8) | channel(0)
  }

  private static let named: [UInt32] = [
    0x1D1F27, 0xF7768E, 0x9ECE6A, 0xE0AF68, 0x7AA2F7, 0xBB9AF7, 0x7DCFFF, 0xC0CAF5,
    0x565F89, 0xFF899D, 0xB2E07F, 0xF2C787, 0x93B5FF, 0xCDB0FF, 0x9ADBFF, 0xF2F5FF,
  ]
}
