/// Reads names of hosts, in ASCII or in any letters.
struct HostScanner {
  // The longest a name can be (RFC 1035), which also bounds how far anything looks ahead.
  static let limit = 253
  let text: ScannedText

  private struct Name {
    /// Behind the last label.
    var end: Int
    /// Behind the last label that can be a top level, with others before it.
    var domainEnd: Int?
  }

  /// The end of any host, such as `localhost`, `127.0.0.1` or `[::1]`.
  func hostEnd(from start: Int) -> Int? {
    text[start] == UInt8(ascii: "[") ? literalEnd(from: start) : name(from: start)?.end
  }

  /// The end of a name in at least two parts, the last of them one of letters.
  func domainEnd(from start: Int) -> Int? { name(from: start)?.domainEnd }
}

extension HostScanner {
  private func literalEnd(from start: Int) -> Int? {
    let end = text.end(of: start + 1, limit: 45) {
      $0.isDigit || $0.isOne(of: "abcdefABCDEF:.")
    }
    return text[end] == UInt8(ascii: "]") && end > start + 2 ? end + 1 : nil
  }

  private func name(from start: Int) -> Name? {
    guard let first = labelEnd(from: start, limit: start + Self.limit, isFirst: true) else {
      return nil
    }
    var name = Name(end: first)
    while text[name.end] == UInt8(ascii: "."),
      let end = labelEnd(from: name.end + 1, limit: start + Self.limit, isFirst: false)
    {
      if isTopLevel(name.end + 1..<end) { name.domainEnd = end }
      name.end = end
    }
    return name
  }

  /// Letters, digits and hyphens inside; nil for nothing of that kind.
  private func labelEnd(from start: Int, limit: Int, isFirst: Bool) -> Int? {
    var end = start
    while end < limit {
      let length = text[end] == UInt8(ascii: "-") ? 1 : text.wordLength(at: end)
      if length == 0 || !isFirst && isNextSentence(start..<end) { break }
      end += length
    }
    while end > start, text[end - 1] == UInt8(ascii: "-") { end -= 1 }
    return end > start && text[start] != UInt8(ascii: "-") ? end : nil
  }

  /// Whether Japanese or the like goes on behind `.org`, which isn't written in it.
  private func isNextSentence(_ label: Range<Int>) -> Bool {
    guard label.count >= 2, text[label.upperBound] >= 0x80, text[label.upperBound - 1] < 0x80
    else { return false }
    return text.scalar(at: label.upperBound).runsOn
  }

  private func isTopLevel(_ label: Range<Int>) -> Bool {
    guard label.count >= 2 else { return false }
    return text.has("xn--", at: label.lowerBound)
      || text.bytes[label].allSatisfy { $0.isLetter || $0 >= 0x80 }
  }
}
