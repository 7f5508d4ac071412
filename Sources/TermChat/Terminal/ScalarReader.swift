/// Puts scalars together from bytes however they are cut; what isn't UTF-8 becomes U+FFFD.
struct ScalarReader: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  // The second byte of some scalars has a narrower range than the others.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a scalar has begun and not ended.
  var isMidway: Bool { missing > 0 }

  mutating func read(_ byte: UInt8, into text: inout String.UnicodeScalarView) {
    guard isMidway else { return begin(byte, into: &text) }
    guard next.contains(byte) else {
      breakOff(into: &text)
      return begin(byte, into: &text)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    next = 0x80...0xBF
    missing -= 1
    if missing == 0 { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
  }
}

extension ScalarReader {
  /// Gives up on a scalar that will not be completed.
  mutating func breakOff(into text: inout String.UnicodeScalarView) {
    guard isMidway else { return }
    missing = 0
    text.append("\u{FFFD}")
  }

  private mutating func begin(_ byte: UInt8, into text: inout String.UnicodeScalarView) {
    switch byte {
    case 0..<0x80: text.append(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, byte & 0x1F)
    case 0xE0: expect(2, 0, 0xA0...0xBF)
    case 0xED: expect(2, 0x0D, 0x80...0x9F)
    case 0xE1...0xEF: expect(2, byte & 0x0F)
    case 0xF0: expect(3, 0, 0x90...0xBF)
    case 0xF1...0xF3: expect(3, byte & 0x07)
    case 0xF4: expect(3, 4, 0x80...0x8F)
    default: text.append("\u{FFFD}")
    }
  }

  private mutating func expect(
    _ count: Int, _ bits: UInt8, _ range: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    missing = count
    value = UInt32(bits)
    next = range
  }
}
