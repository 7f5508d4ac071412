/// Finds e-mail addresses.
struct EmailScanner {
  // The longest a local part can be (RFC 5321), which also bounds how far it is looked back.
  private static let limit = 64
  private let text: ScannedText

  init(_ text: ScannedText) { self.text = text }

  func ranges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < text.bytes.count {
      if text.bytes[offset] == UInt8(ascii: "@"),
        let range = address(around: offset, after: ranges.last?.upperBound ?? 0)
      {
        ranges.append(range)
        offset = range.upperBound
      } else {
        offset += 1
      }
    }
    return ranges
  }

  /// The end of an address that begins at `start`, whatever stands before it.
  func addressEnd(from start: Int) -> Int? {
    let at = text.end(of: start, limit: Self.limit, while: Self.isLocal)
    guard at > start, text[at] == UInt8(ascii: "@") else { return nil }
    return address(around: at, after: start)?.upperBound
  }
}

extension EmailScanner {
  private static func isLocal(_ byte: UInt8) -> Bool {
    byte.isWord || byte.isOne(of: ".-+%'&=~")
  }

  private func address(around at: Int, after floor: Int) -> Range<Int>? {
    guard let start = localStart(before: at, after: floor),
      let end = HostScanner(text: text).domainEnd(from: at + 1),
      !text.isInWord(at: end), text[end] != UInt8(ascii: "@")
    else { return nil }
    return start..<end
  }

  private func localStart(before at: Int, after floor: Int) -> Int? {
    var start = at
    while start > floor, at - start <= Self.limit, Self.isLocal(text[start - 1]) { start -= 1 }
    guard at - start <= Self.limit, !text.isInWord(before: start),
      text[start - 1] != UInt8(ascii: "@")
    else { return nil }
    while start < at, !text[start].isWord { start += 1 }
    return start < at && text[at - 1] != UInt8(ascii: ".") ? start : nil
  }
}
