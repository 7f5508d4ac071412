extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { lowercased &- 0x61 < 26 }
  /// An ASCII letter, digit or underscore.
  var isWord: Bool { isLetter || isDigit || self == 0x5F }

  /// An ASCII letter in lower case; other bytes of `@A…Z[\]^_` come out as others too.
  var lowercased: UInt8 { self &- 0x40 < 0x20 ? self | 0x20 : self }

  /// Whether it is one of these ASCII characters.
  @inline(__always)
  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}
