@_spi(_Unicode) import Swift

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
    if text.utf8.count <= limit, let answer = plainAnswer(text) { return answer }
    var matcher = Matcher(wanted, fallback)
    var isFound = false
    for scalar in text.unicodeScalars.prefix(limit) {
      Self.fold(scalar) { if matcher.add($0) { isFound = true } }
      if isFound { return true }
    }
    return false
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

  /// The answer for text that is all in the table up to a find, as most is; nil for other.
  private func plainAnswer(_ text: String) -> Bool? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      var matcher = Matcher(wanted, fallback)
      var index = 0
      while index < bytes.count {
        var value = UInt32(bytes[index])
        index += 1
        if value < 0x80 {
          if 0x41...0x5A ~= value { value += 0x20 }
        } else {
          // Two bytes.
          guard value < 0xE0, index < bytes.count else { return nil }
          let scalar = (value & 0x1F) << 6 | UInt32(bytes[index] & 0x3F)
          guard scalar < Self.tabled, Self.table[Int(scalar)] != Self.several else { return nil }
          value = Self.table[Int(scalar)]
          index += 1
          if value == 0 { continue }
        }
        if matcher.add(value) { return true }
      }
      return false
    } ?? nil
  }

  /// Hands on a scalar without its accents and its case; nothing for an accent itself.
  @inline(__always)
  static func fold(_ scalar: Unicode.Scalar, _ body: (UInt32) -> Void) {
    let value = scalar.value
    if value < 0x80 { return body(0x41...0x5A ~= value ? value + 0x20 : value) }
    // Ideographs are what they are.
    if 0x4E00...0x9FFF ~= value { return body(value) }
    if value < tabled {
      let folded = table[Int(value)]
      if folded != several { return folded == 0 ? () : body(folded) }
    }
    foldSlowly(scalar, body)
  }

  // Latin, Greek, Cyrillic, Armenian, Hebrew.
  private static let tabled: UInt32 = 0x600
  private static let several = UInt32.max

  /// What a scalar is without accents and case: nothing is 0. Taking scalars apart is slow.
  private static let table = (0..<tabled).map { value -> UInt32 in
    var parts: [UInt32] = []
    if let scalar = Unicode.Scalar(value) { foldSlowly(scalar) { parts.append($0) } }
    return parts.count > 1 ? several : parts.first ?? 0
  }

  @inline(never)
  private static func foldSlowly(_ scalar: Unicode.Scalar, _ body: (UInt32) -> Void) {
    for part in String(scalar)._nfd {
      switch part.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: break
      default: for small in part.properties.lowercaseMapping.unicodeScalars { body(small.value) }
      }
    }
  }
}

/// Knuth, Morris and Pratt's: looks at every scalar once.
struct Matcher {
  private let wanted: [UInt32]
  private let fallback: [Int]
  private var count = 0

  init(_ wanted: [UInt32], _ fallback: [Int]) {
    self.wanted = wanted
    self.fallback = fallback
  }

  static func fallback(of wanted: [UInt32]) -> [Int] {
    var fallback = [0]
    var length = 0
    for index in wanted.indices.dropFirst() {
      while length > 0, wanted[index] != wanted[length] { length = fallback[length - 1] }
      if wanted[index] == wanted[length] { length += 1 }
      fallback.append(length)
    }
    return fallback
  }

  /// True when the scalar ends a match.
  @inline(__always)
  mutating func add(_ value: UInt32) -> Bool {
    if count == wanted.count { count = fallback[count - 1] }
    while count > 0, wanted[count] != value { count = fallback[count - 1] }
    if wanted[count] == value { count += 1 }
    return count == wanted.count
  }

  mutating func reset() { count = 0 }
}
