/// The colours a picture has in place of a terminal's own.
struct SVGPalette {
  let background: Color
  let foreground: Color

  /// Foreground and background of a cell as 0xRRGGBB, after reverse and dim; nil where the window's
  /// own background shows.
  func colors(of style: Style) -> (foreground: UInt32, background: UInt32?) {
    var front = style.foreground.usual ?? foreground.usual ?? 0xFFFFFF
    var back = style.background.usual
    let window = background.usual ?? 0
    if style.attributes.contains(.reverse) { (front, back) = (back ?? window, front) }
    if style.attributes.contains(.dim) { front = Self.mix(front, back ?? window) }
    return (front, back)
  }
}

extension SVGPalette {
  // Three fifths of the text's colour: readable, and clearly behind the rest.
  private static func mix(_ front: UInt32, _ back: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      (((front >> shift & 0xFF) * 3 + (back >> shift & 0xFF) * 2) / 5) << shift
    }
    return channel(16) | channel(8) | channel(0)
  }
}
