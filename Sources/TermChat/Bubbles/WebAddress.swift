/// The address of a page or a mailbox that may be handed to the system to open.
struct WebAddress: Hashable {
  enum Scheme: String, CaseIterable { case https, http, mailto }

  let text: String
  let scheme: Scheme
  /// In lower case, without user and port; of a mailbox all of its address.
  let host: String

  /// Nil for other schemes, no host, and what holds blanks or control characters.
  init?(_ text: String) {
    guard text.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0x9F ~= $0.value) }),
      let colon = text.utf8.prefix(7).firstIndex(of: UInt8(ascii: ":")),
      let scheme = Scheme(rawValue: text[..<colon].lowercased())
    else { return nil }
    let rest = text[text.index(after: colon)...]
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
    let address = rest.prefix { $0 != "?" }
    return address.contains("@") ? String(address) : nil
  }

  private static func host(_ rest: Substring) -> String? {
    guard rest.hasPrefix("//") else { return nil }
    // Browsers take a backslash for a slash.
    let authority = rest.dropFirst(2).prefix { !"/\\?#".contains($0) }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    if place.hasPrefix("["), let end = place.firstIndex(of: "]") {
      return place[...end].lowercased()
    }
    return place.prefix { $0 != ":" }.lowercased()
  }
}
