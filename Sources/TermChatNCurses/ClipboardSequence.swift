/// OSC 52: has the terminal put text where its user pastes from.
enum ClipboardSequence {
  /// The most bytes of text: a sequence of 100,000 bytes then, beyond which hterm and others drop
  /// it.
  static let limit = 74_994

  /// Sets the clipboard and the primary selection.
  static func bytes(copying text: [UInt8]) -> [UInt8] {
    let encoded = base64(text)
    return ["c", "p"].flatMap { Array("\u{1B}]52;\($0);".utf8) + encoded + [0x07] }
  }

  /// RFC 4648, padded.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...3 {
        encoded.append(
          place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return encoded
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
