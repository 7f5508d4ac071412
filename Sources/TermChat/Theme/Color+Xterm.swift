extension Color {
  /// `0xRRGGBB` of palette colour 16 to 255: xterm's cube of 216 colours, then its 24 greys.
  package static func xterm(_ index: Int) -> UInt32 {
    if index > 231 { return UInt32(8 + (index - 232) * 10) * 0x01_0101 }
    let levels: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    let cube = index - 16
    return levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6]
  }
}
