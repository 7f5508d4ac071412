extension ScannedText {
  /// The bytes of the letter, digit, mark or underscore there; 0 for anything else.
  func wordLength(at offset: Int) -> Int {
    let byte = self[offset]
    if byte < 0x80 { return byte.isWord ? 1 : 0 }
    let scalar = scalar(at: offset)
    return scalar.isWord ? UTF8.width(scalar) : 0
  }

  /// Where the letters, digits, marks and underscores from `start` on end.
  func wordEnd(from start: Int) -> Int {
    var end = start
    while case let length = wordLength(at: end), length > 0 { end += length }
    return end
  }

  /// Whether what would begin there begins inside a word.
  func isInWord(before offset: Int) -> Bool {
    let byte = self[offset - 1]
    if byte < 0x80 { return byte.isWord }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start).joinsWords
  }

  /// Whether what would end there ends inside a word.
  func isInWord(at offset: Int) -> Bool {
    let byte = self[offset]
    return byte < 0x80 ? byte.isWord : scalar(at: offset).joinsWords
  }

  /// The scalar beginning there.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let lead = UInt32(self[offset])
    let tail = { UInt32(self[offset + $0]) & 0x3F }
    let value =
      switch lead {
      case 0..<0x80: lead
      case 0xC0..<0xE0: (lead & 0x1F) << 6 | tail(1)
      case 0xE0..<0xF0: (lead & 0x0F) << 12 | tail(1) << 6 | tail(2)
      default: (lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
      }
    return Unicode.Scalar(value) ?? .replacement
  }
}

extension Unicode.Scalar {
  var isWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      value != 0xFE0F
    default: value == 0x5F
    }
  }

  /// Whether a neighbour belongs to the same word.
  var joinsWords: Bool { isWord && !runsOn }

  /// Of a script whose words or particles follow anything without a space.
  var runsOn: Bool {
    switch value {
    // Thai, Lao; Burmese; Khmer.
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    // Chinese, Japanese, Korean.
    default: value >= 0x1100 && columns == 2
    }
  }
}
