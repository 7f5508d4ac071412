@_spi(_Unicode) import Swift

/// Letters without their accents and their case.
extension SearchQuery {
  @inline(__always)
  static func fold(_ scalar: Unicode.Scalar, _ body: (UInt32) -> Void) {
    fold(scalar.value, body)
  }

  /// Hands on a scalar without its accents and its case; nothing for an accent itself.
  @inline(__always)
  static func fold(_ value: UInt32, _ body: (UInt32) -> Void) {
    if value < 0x80 { return body(0x41...0x5A ~= value ? value + 0x20 : value) }
    if isPlain(value) { return body(value) }
    if syllables ~= value { return takeApart(value - syllables.lowerBound, body) }
    if let folded = folded(value) { return folded == 0 ? () : body(folded) }
    if let scalar = Unicode.Scalar(value) { foldSlowly(scalar, body) }
  }

  /// Ideographs, symbols, and emoji are what they are.
  @inline(__always)
  private static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x2600...0x27BF, 0x1F300...0x1FAFF, 0x20000...0x2EBE0:
      true
    default: false
    }
  }

  /// By Unicode's rules and data, which take their time.
  @inline(never)
  static func foldSlowly(_ scalar: Unicode.Scalar, _ body: (UInt32) -> Void) {
    for part in String(scalar)._nfd {
      switch part.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: break
      default: for small in part.properties.lowercaseMapping.unicodeScalars { body(small.value) }
      }
    }
  }
}

/// Hangul: a syllable is what its letters are, by Unicode's arithmetic (section 3.12).
extension SearchQuery {
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let finals: UInt32 = 28
  private static let vowels: UInt32 = 21

  @inline(__always)
  private static func takeApart(_ index: UInt32, _ body: (UInt32) -> Void) {
    body(0x1100 + index / (vowels * finals))
    body(0x1161 + index / finals % vowels)
    if index % finals > 0 { body(0x11A7 + index % finals) }
  }
}

/// What is written most, in tables.
extension SearchQuery {
  // Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic; more Latin, Greek, punctuation; kana.
  private static let first = table(0..<0x700)
  private static let middle = table(0x1E00..<0x2100)
  private static let kana = table(0x3000..<0x3100)
  private static let several = UInt32.max

  /// Nothing is 0; nil where it isn't in a table, or is more than one scalar.
  @inline(__always)
  private static func folded(_ value: UInt32) -> UInt32? {
    let folded =
      switch value {
      case 0..<0x700: first[Int(value)]
      case 0x1E00..<0x2100: middle[Int(value - 0x1E00)]
      case 0x3000..<0x3100: kana[Int(value - 0x3000)]
      // Selectors of how an emoji looks.
      case 0xFE00...0xFE0F: UInt32(0)
      default: several
      }
    return folded == several ? nil : folded
  }

  private static func table(_ values: Range<UInt32>) -> [UInt32] {
    values.map { value in
      var parts: [UInt32] = []
      if let scalar = Unicode.Scalar(value) { foldSlowly(scalar) { parts.append($0) } }
      return parts.count > 1 ? several : parts.first ?? 0
    }
  }
}
