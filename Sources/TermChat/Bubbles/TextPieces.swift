/// Cuts a long text, so that only what is seen of it must be laid out.
///
/// A cut is made at the first line end after `enough` bytes, or where a word or at least a character
/// ends before `most`. What lies before a cut says where it is: a text that grows at its end keeps
/// its earlier pieces.
enum TextPieces {
  /// Texts of fewer bytes aren't cut.
  static let least = 16_384
  static let enough = 4_096
  static let most = 16_384

  /// None for a text that isn't cut.
  static func cut(_ text: String) -> [Substring] {
    guard text.utf8.count > least else { return [] }
    var pieces: [Substring] = []
    var rest = text[...]
    while rest.utf8.count > least, let end = end(in: rest) {
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    pieces.append(rest)
    return pieces
  }

  /// Behind the line end, the space or the character that ends the first piece.
  private static func end(in text: Substring) -> String.Index? {
    let bytes = text.utf8
    let from = bytes.index(text.startIndex, offsetBy: enough)
    let to = bytes.index(text.startIndex, offsetBy: most)
    if let line = bytes[from..<to].firstIndex(of: 0x0A) { return bytes.index(after: line) }
    if let space = bytes[from..<to].lastIndex(of: 0x20) { return bytes.index(after: space) }
    return character(before: to, in: text)
  }

  /// The nearest place before `index` where a character begins.
  private static func character(before index: String.Index, in text: Substring) -> String.Index? {
    var index = index
    // A cluster may be longer than this; then a scalar must do.
    for _ in 0..<64 {
      if let found = String.Index(index, within: text) { return found }
      index = text.utf8.index(before: index)
    }
    while text.utf8[index] & 0xC0 == 0x80 {
      index = text.utf8.index(before: index)
    }
    return index
  }
}
