/// The characters without which there is nothing to find.
struct Signs: OptionSet {
  let rawValue: UInt8

  static let at = Signs(rawValue: 1)
  static let hash = Signs(rawValue: 2)
  static let digit = Signs(rawValue: 4)
  static let colon = Signs(rawValue: 8)
  static let dot = Signs(rawValue: 16)
}

extension Signs {
  /// The signs in a text, in one pass over its bytes.
  init(in text: String) {
    let found =
      text.utf8.withContiguousStorageIfAvailable { $0.reduce(0) { $0 | Self.sign($1) } }
      ?? text.utf8.reduce(0) { $0 | Self.sign($1) }
    self.init(rawValue: found)
  }

  @inline(__always)
  private static func sign(_ byte: UInt8) -> UInt8 {
    // Letters and spaces, which is nearly everything.
    if byte > UInt8(ascii: "@") || byte < UInt8(ascii: "#") { return 0 }
    switch byte {
    case UInt8(ascii: "@"): return at.rawValue
    case UInt8(ascii: "#"): return hash.rawValue
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return digit.rawValue
    case UInt8(ascii: ":"): return colon.rawValue
    case UInt8(ascii: "."): return dot.rawValue
    default: return 0
    }
  }
}
