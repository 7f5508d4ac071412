internal import Glibc

/// Cuts a long text, so that only what is seen of it must be laid out.
///
/// A cut is made at the first line end after `enough` bytes, or where a word or at least a
/// character ends before `most`. What lies before a cut says where it is: a text that grows at its
/// end keeps its earlier pieces.
enum TextPieces {
  static let enough = 4_096
  /// Texts of no more bytes aren't cut.
  static let most = 8_192

  /// The pieces as they are shown; none for a text that isn't cut.
  static func pieces(of text: String) -> [String] {
    let pieces = cut(text)
    return pieces.dropLast().map(shown) + pieces.suffix(1).map { String($0) }
  }

  /// All of the text.
  static func cut(_ text: String) -> [Substring] {
    guard text.utf8.count > most else { return [] }
    var text = text
    let cuts = text.withUTF8 { ends(in: $0) }
    let places = [text.startIndex] + cuts.map { text.utf8.index(text.startIndex, offsetBy: $0) }
    return zip(places, places.dropFirst() + [text.endIndex]).map { text[$0..<$1] }
  }

  /// A piece that others follow: of several line ends at its end only the last is nothing but the
  /// cut, and a presenter leaves all of them out.
  private static func shown(_ piece: Substring) -> String {
    guard piece.utf8.last == 0x0A else { return String(piece) }
    let line = String(decoding: piece.utf8.dropLast(), as: UTF8.self)
    // A blank is as good as an empty line, and stays.
    return line.utf8.last == 0x0A ? line + " " : line
  }
}

extension TextPieces {
  /// A long text that stands below other things: the piece beside them, and those that follow.
  static func beside(_ text: String?) -> (first: String, rest: [any MessageKind])? {
    let pieces = pieces(of: text ?? "")
    return pieces.first.map { ($0, pieces.dropFirst().map(Text.init)) }
  }

  /// A long text that stands above other things: those before, and the piece beside them.
  static func above(_ text: String?) -> (before: [any MessageKind], last: String)? {
    let pieces = pieces(of: text ?? "")
    return pieces.last.map { (pieces.dropLast().map(Text.init), $0) }
  }
}

extension TextPieces {
  /// Where pieces end, in bytes; the last one's end isn't among them.
  private static func ends(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var ends: [Int] = []
    var start = 0
    while bytes.count - start > most {
      start += length(of: UnsafeBufferPointer(rebasing: bytes[start..<start + most]))
      ends.append(start)
    }
    return ends
  }

  /// How much of the first `most` bytes is a piece.
  private static func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return bytes.count }
    if let line = memchr(base + enough, 0x0A, bytes.count - enough) {
      return UnsafeRawPointer(line) - UnsafeRawPointer(base) + 1
    }
    if let space = bytes[enough...].lastIndex(of: 0x20) { return space + 1 }
    return character(before: bytes)
  }

  /// The last place where a character begins; a cluster that is too long is cut by scalars.
  private static func character(before bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let tail = 256
    let end = bytes.count - tail
    let start = (end..<bytes.count).first { bytes[$0] & 0xC0 != 0x80 } ?? end
    let rest = String(decoding: bytes[start...], as: UTF8.self)
    // The last one or two may go on behind the end.
    let kept = rest.dropLast(2).utf8.count
    return kept > 0 ? start + kept : start
  }
}
