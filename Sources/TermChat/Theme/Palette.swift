/// The colours of xterm's palette, by index.
package enum Palette {
  /// `0xRRGGBB` of each of the 256; users change the first 16.
  package static let colors: [UInt32] = basic + (16..<256).map(Color.xterm)

  package static func look(_ index: Int) -> Oklab { looks[index] }

  // Looks are worked out once, and not at all where the terminal shows every colour.
  private static let looks = colors.map { Oklab($0) }

  /// The index of the colour that looks most like `rgb`; a grey stays one.
  package static func nearest(to rgb: UInt32, in indices: Range<Int>) -> Int {
    let look = Oklab(rgb)
    return indices.filter { !look.isGray || looks[$0].isGray }
      .min { looks[$0].distance(to: look) < looks[$1].distance(to: look) } ?? 0
  }

  private static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}
