/// Finds names behind a sign: mentions and hashtags.
struct NameScanner: Sendable {
  private let sign: UInt8
  /// ASCII that may not stand before the sign, beside letters and digits; nil: anything may.
  private let forbidden: StaticString?
  private let needsLetter: Bool
  /// MessageKit's names: so many ASCII letters and digits at least.
  private let strictLength: Int?

  static let mention = NameScanner(
    sign: UInt8(ascii: "@"), forbidden: ".", needsLetter: false, strictLength: nil)
  // `&#39;` is a character in HTML, and `/#part` belongs to an address.
  static let hashtag = NameScanner(
    sign: UInt8(ascii: "#"), forbidden: "&/#", needsLetter: true, strictLength: nil)
  static let strictMention = NameScanner(
    sign: UInt8(ascii: "@"), forbidden: nil, needsLetter: false, strictLength: 4)
  static let strictHashtag = NameScanner(
    sign: UInt8(ascii: "#"), forbidden: nil, needsLetter: false, strictLength: 4)
}

extension NameScanner {
  func ranges(in text: ScannedText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < text.bytes.count {
      let start = offset
      offset += 1
      guard text.bytes[start] == sign, mayStart(at: start, in: text) else { continue }
      let end = nameEnd(from: offset, in: text)
      if end > offset, !needsLetter || hasLetter(offset..<end, in: text) {
        ranges.append(start..<end)
      }
      offset = end
    }
    return ranges
  }

  private func mayStart(at start: Int, in text: ScannedText) -> Bool {
    guard let forbidden else { return true }
    return !text.isInWord(before: start) && !text[start - 1].isOne(of: forbidden)
  }

  private func nameEnd(from start: Int, in text: ScannedText) -> Int {
    guard let strictLength else { return text.wordEnd(from: start) }
    let end = text.end(of: start) { $0.isLetter || $0.isDigit }
    return end - start >= strictLength ? end : start
  }

  private func hasLetter(_ range: Range<Int>, in text: ScannedText) -> Bool {
    // Beyond ASCII a word is taken to have one.
    text.bytes[range].contains { $0.isLetter || $0 >= 0x80 }
  }
}
