/// A text with its UTF-8, to be read from any place; beyond both ends stand zeros.
struct ScannedText {
  let text: String
  let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }
}

extension ScannedText {
  /// Where a run of bytes ends that begins at `start` and goes no further than `limit`.
  @inline(__always)
  func end(of start: Int, limit: Int = .max, while belongs: (UInt8) -> Bool) -> Int {
    var end = start
    let last = start + min(limit, bytes.count - start)
    while end < last, belongs(bytes[end]) { end += 1 }
    return end
  }

  /// A number of at most so many digits that ends there.
  func number(at start: Int, digits: ClosedRange<Int>) -> (value: Int, end: Int)? {
    let end = end(of: start, limit: digits.upperBound + 1, while: \.isDigit)
    guard digits.contains(end - start) else { return nil }
    return (bytes[start..<end].reduce(0) { $0 * 10 + Int($1 & 0xF) }, end)
  }

  /// Whether it goes on with an ASCII word in any case; `word` is in lower case.
  func has(_ word: StaticString, at start: Int) -> Bool {
    guard start >= 0, start + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { bytes[start + $0].lowercased == word[$0] }
    }
  }
}

extension ScannedText {
  func detection(_ find: Find) -> Detection {
    let range = index(find.range.lowerBound)..<index(find.range.upperBound)
    let match = String(text[range.lowerBound..<index(find.end)])
    return Detection(kind: find.kind, range: range, value: find.kind.value(of: match))
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Nil for a range that isn't one of this text.
  func offsets(_ range: Range<String.Index>) -> Range<Int>? {
    guard range.upperBound <= text.endIndex else { return nil }
    let start = offset(range.lowerBound)
    return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// Whether a character begins or the text ends there.
  func isBoundary(_ offset: Int) -> Bool {
    let (before, after) = (self[offset - 1], self[offset])
    // Between ASCII only a carriage return and its line feed are one.
    if before < 0x80 && after < 0x80 { return before != 0x0D || after != 0x0A }
    return String.Index(index(offset), within: text) != nil
  }

  /// The first boundary from there on.
  func boundary(from offset: Int) -> Int {
    if isBoundary(offset) { return offset }
    return self.offset(text.index(after: index(offset)))
  }
}
