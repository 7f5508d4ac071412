/// Finds links.
struct URLScanner {
  private let text: ScannedText

  init(_ text: ScannedText) { self.text = text }

  func ranges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (offset, free) = (0, 0)
    while offset < text.bytes.count {
      if let range = link(at: offset), range.lowerBound >= free {
        ranges.append(range)
        free = range.upperBound
        offset = free
      } else {
        offset += 1
      }
    }
    return ranges
  }
}

extension URLScanner {
  /// A link whose colon or first `w` stands there.
  private func link(at offset: Int) -> Range<Int>? {
    switch text.bytes[offset] {
    case UInt8(ascii: ":"): webLink(colon: offset) ?? mailLink(colon: offset)
    case UInt8(ascii: "w"), UInt8(ascii: "W"): bareLink(at: offset)
    default: nil
    }
  }

  private func webLink(colon: Int) -> Range<Int>? {
    guard text.has("://", at: colon),
      let start = scheme("https", before: colon) ?? scheme("http", before: colon),
      let host = HostScanner(text: text).hostEnd(from: afterUser(from: colon + 3))
    else { return nil }
    return start..<tailEnd(from: portEnd(from: host))
  }

  private func mailLink(colon: Int) -> Range<Int>? {
    guard let start = scheme("mailto", before: colon),
      let address = EmailScanner(text).addressEnd(from: colon + 1)
    else { return nil }
    return start..<(text[address] == UInt8(ascii: "?") ? tailEnd(from: address) : address)
  }

  private func bareLink(at start: Int) -> Range<Int>? {
    guard text.has("www.", at: start), mayStart(at: start),
      let host = HostScanner(text: text).domainEnd(from: start + 4)
    else { return nil }
    return start..<tailEnd(from: portEnd(from: host))
  }

  private func scheme(_ name: StaticString, before colon: Int) -> Int? {
    let start = colon - name.utf8CodeUnitCount
    return text.has(name, at: start) && mayStart(at: start) ? start : nil
  }

  private func mayStart(at start: Int) -> Bool {
    !text.isInWord(before: start) && !text[start - 1].isOne(of: "+-.@")
  }
}

extension URLScanner {
  /// Behind `name:password@`, where there is that.
  private func afterUser(from start: Int) -> Int {
    let end = text.end(of: start, limit: HostScanner.limit) {
      Self.belongs($0) && !$0.isOne(of: "/?#@[]()") && $0 < 0x80
    }
    return text[end] == UInt8(ascii: "@") ? end + 1 : start
  }

  private func portEnd(from host: Int) -> Int {
    guard text[host] == UInt8(ascii: ":"), let port = text.number(at: host + 1, digits: 1...5)
    else { return host }
    return port.end
  }

  /// Path, query and fragment; a bracket closes only what was opened in them.
  private func tailEnd(from start: Int) -> Int {
    guard text[start].isOne(of: "/?#") else { return start }
    var (end, round, square) = (start, 0, 0)
    while case let length = length(at: end), length > 0 {
      switch text[end] {
      case UInt8(ascii: "("): round += 1
      case UInt8(ascii: "["): square += 1
      case UInt8(ascii: ")"): round -= 1
      case UInt8(ascii: "]"): square -= 1
      default: break
      }
      if round < 0 || square < 0 { break }
      end += length
    }
    // What ends a sentence rather than a link.
    while end > start, text[end - 1].isOne(of: ".,;:!?'*([") { end -= 1 }
    return end
  }

  private func length(at offset: Int) -> Int {
    let byte = text[offset]
    return byte < 0x80 ? (Self.belongs(byte) ? 1 : 0) : text.wordLength(at: offset)
  }

  /// Visible ASCII but what RFC 3986 keeps out.
  private static func belongs(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !byte.isOne(of: "\"<>\\^`{|}")
  }
}
