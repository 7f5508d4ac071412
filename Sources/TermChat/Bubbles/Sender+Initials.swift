extension Sender {
  /// The given initials, else the first grapheme of the first and of the last word of the name.
  ///
  /// One word gives one, an empty name `?`; at most two graphemes either way.
  public var shownInitials: String {
    if let initials, !initials.isEmpty { return String(initials.prefix(2)) }
    if let plain = plainInitials { return plain }
    let words = name.split(whereSeparator: \.isWhitespace)
    guard let first = words.first?.first else { return "?" }
    let last = words.count > 1 ? words.last?.first : nil
    return ([first] + (last.map { [$0] } ?? [])).map { $0.uppercased() }.joined()
  }

  /// Those of a name of ASCII letters and blanks, as most are; nil for any other.
  private var plainInitials: String? {
    var (first, last) = (0 as UInt8, 0 as UInt8)
    var (words, isInside) = (0, false)
    for byte in name.utf8 {
      let isLetter = 0x61...0x7A ~= byte | 0x20
      guard isLetter || byte == 0x20 else { return nil }
      if isLetter, !isInside {
        words += 1
        if words == 1 { first = byte & ~0x20 } else { last = byte & ~0x20 }
      }
      isInside = isLetter
    }
    return words == 0 ? nil : words == 1 ? Self.text(first) : Self.text(first) + Self.text(last)
  }

  private static func text(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }
}
