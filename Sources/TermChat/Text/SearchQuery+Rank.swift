extension SearchQuery {
  /// Where a text has it, the best first.
  enum Rank: Int, Comparable, CaseIterable {
    /// The text is nothing else.
    case whole
    /// At its start.
    case start
    /// At the start of a word.
    case word
    case inside

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// How well `text` fits; nil when it doesn't have it. Linear time.
  func rank(in text: String) -> Rank? {
    guard !isEmpty else { return .start }
    let rank = text.utf8.withContiguousStorageIfAvailable { bytes -> Rank?? in
      isShortASCII(bytes) ? .some(plainRank(in: bytes)) : nil
    }
    if let rank, let rank { return rank }
    return foldedRank(in: text)
  }

  /// The same for any text.
  func foldedRank(in text: String) -> Rank? {
    var matcher = Matcher(wanted, fallback)
    var folded: [UInt32] = []
    var best: Rank?
    for scalar in text.unicodeScalars {
      Self.fold(scalar) { value in
        folded.append(value)
        guard matcher.add(value) else { return }
        let rank = Self.rank(at: folded.count - wanted.count, in: folded)
        best = min(best ?? rank, rank)
      }
    }
    return best == .start && folded.count == wanted.count ? .whole : best
  }

  private static func rank(at start: Int, in folded: [UInt32]) -> Rank {
    guard start > 0 else { return .start }
    let before = Unicode.Scalar(folded[start - 1])?.properties
    return before.map { $0.isAlphabetic || $0.numericType != nil } ?? false ? .inside : .word
  }
}

/// Most names are short and ASCII, where looking at every place is quickest.
extension SearchQuery {
  // In bytes: names of emoji have 75 at the most.
  private static let shortText = 128

  private func isShortASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count <= Self.shortText && bytes.allSatisfy { $0 < 0x80 }
  }

  private func plainRank(in bytes: UnsafeBufferPointer<UInt8>) -> Rank? {
    guard wanted.count <= bytes.count else { return nil }
    var best: Rank?
    for start in 0...bytes.count - wanted.count where matches(bytes, at: start) {
      if start == 0 { return wanted.count == bytes.count ? .whole : .start }
      if !Self.isPartOfWord(bytes[start - 1]) { return .word }
      best = .inside
    }
    return best
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
  }

  private func matches(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for (offset, value) in wanted.enumerated() {
      let byte = UInt32(bytes[start + offset])
      let small = 0x41...0x5A ~= byte ? byte + 0x20 : byte
      if small != value { return false }
    }
    return true
  }
}
