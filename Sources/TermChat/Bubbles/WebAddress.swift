/// The address of a page or a mailbox that may be handed to the system to open.
struct WebAddress: Hashable {
  enum Scheme: String, CaseIterable { case https, http, mailto }

  let text: String
  let scheme: Scheme
  /// In lower case, without user and port; of a mailbox all of its address.
  let host: String

  /// The longest address that is opened, in bytes: what browsers agree on.
  private static let longest = 2_048

  /// Nil for other schemes, no host, what is too long, and what holds blanks or control characters.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.utf8.hasOnlyVisible, let colon = text.utf8.prefix(7).firstIndex(of: .colon),
      let scheme = Scheme(rawValue: text[..<colon].lowercased())
    else { return nil }
    let rest = text[text.utf8.index(after: colon)...]
    let host = scheme == .mailto ? Self.mailbox(rest) : Self.host(rest)
    guard let host, !host.isEmpty else { return nil }
    self.text = text
    self.scheme = scheme
    self.host = host
  }

  var isPage: Bool { scheme != .mailto }
}

extension WebAddress {
  private static func mailbox(_ rest: Substring) -> String? {
    let address = rest.utf8.prefix { $0 != UInt8(ascii: "?") }
    return address.contains(.at) ? String(Substring(address)) : nil
  }

  private static func host(_ rest: Substring) -> String? {
    guard rest.utf8.starts(with: "//".utf8) else { return nil }
    // Browsers take a backslash for a slash.
    let authority = rest.utf8.dropFirst(2).prefix { !"/\\?#".utf8.contains($0) }
    let place = authority.lastIndex(of: .at).map { authority[$0...].dropFirst() } ?? authority
    if place.first == UInt8(ascii: "["), let end = place.firstIndex(of: UInt8(ascii: "]")) {
      return Substring(place[...end]).lowercased()
    }
    return Substring(place.prefix { $0 != .colon }).lowercased()
  }
}

extension UInt8 {
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let at = UInt8(ascii: "@")
}

extension String.UTF8View {
  /// No blanks, no control characters, those of two bytes (U+0080 to U+009F) included.
  fileprivate var hasOnlyVisible: Bool {
    var last: UInt8 = 0
    return allSatisfy { byte in
      defer { last = byte }
      return byte > 0x20 && byte != 0x7F && !(last == 0xC2 && byte < 0xA0)
    }
  }
}
