/// What is searched for, and where it stands in a text: case and accents don't count.
public struct SearchQuery: Hashable, Sendable {
  let wanted: [UInt32]
  // How much of the beginning is still matched when the next scalar doesn't fit.
  let fallback: [Int]

  public init(_ text: String) {
    var wanted: [UInt32] = []
    for scalar in text.unicodeScalars { Self.fold(scalar) { wanted.append($0) } }
    self.wanted = wanted
    fallback = Matcher.fallback(of: wanted)
  }

  public var isEmpty: Bool { wanted.isEmpty }
}

extension SearchQuery {
  /// Whether `text` has it. Linear time; what lies beyond `limit` scalars isn't looked at.
  public func matches(_ text: String, limit: Int = 1 << 20) -> Bool {
    guard !isEmpty else { return false }
    var text = text
    return text.withUTF8 { bytes in
      var matcher = Matcher(wanted, fallback)
      var isFound = false
      var (index, count) = (0, 0)
      while index < bytes.count, count < limit, !isFound {
        Self.fold(Self.scalar(bytes, &index)) { if matcher.add($0) { isFound = true } }
        count += 1
      }
      return isFound
    }
  }

  /// The glyphs that show it, in order; none overlap.
  func ranges(in glyphs: [Glyph]) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    var matcher = Matcher(wanted, fallback)
    // The glyph that each of the last scalars came from.
    var origins: [Int] = []
    var ranges: [Range<Int>] = []
    for (index, glyph) in glyphs.enumerated() {
      glyph.forEachScalar { scalar in
        Self.fold(scalar) { value in
          origins.append(index)
          guard matcher.add(value) else { return }
          ranges.append(origins[origins.count - wanted.count]..<index + 1)
          matcher.reset()
        }
      }
    }
    return ranges
  }

  /// The characters that show it first.
  func firstRange(in characters: [Character]) -> Range<Int>? {
    guard !isEmpty else { return nil }
    var matcher = Matcher(wanted, fallback)
    var origins: [Int] = []
    var start: Int?
    for (index, character) in characters.enumerated() {
      for scalar in character.unicodeScalars {
        Self.fold(scalar) {
          origins.append(index)
          if matcher.add($0), start == nil { start = origins[origins.count - wanted.count] }
        }
      }
      if let start { return start..<index + 1 }
    }
    return nil
  }

  /// The scalar that begins at `index`, which goes behind it; strings hold no other bytes.
  @inline(__always)
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let first = UInt32(bytes[index])
    index += 1
    if first < 0x80 { return first }
    var value = first < 0xE0 ? first & 0x1F : first < 0xF0 ? first & 0x0F : first & 0x07
    for _ in 0..<(first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3) where index < bytes.count {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      index += 1
    }
    return value
  }
}
