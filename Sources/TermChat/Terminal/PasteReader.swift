/// Collects pasted bytes up to the mark that ends a paste.
///
/// Memory stays within the limit whatever comes: beyond it bytes are only counted.
struct PasteReader: Sendable {
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0
  private var endedInReturn = false
  /// How many bytes were pasted, those included that weren't kept.
  private var count = 0
  /// The most bytes kept.
  private let limit: Int

  init(limit: Int = Text.mostBytes) { self.limit = limit }

  /// Takes bytes from the front; what was pasted when its end was among them.
  mutating func read(_ new: inout ArraySlice<UInt8>) -> TerminalInput? {
    while let first = new.first {
      if matched == 0, first != Self.end[0] {
        let end = new.firstIndex(of: Self.end[0]) ?? new.endIndex
        keep(new[..<end])
        new = new[end...]
      } else {
        new.removeFirst()
        if isEnd(first) { return take() }
      }
    }
    return nil
  }
}

extension PasteReader {
  /// What has come so far; leaves nothing.
  mutating func take() -> TerminalInput {
    defer { self = PasteReader(limit: limit) }
    guard count <= limit else { return .overlongPaste(bytes: count) }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that aren't UTF-8 have become longer, and what shows a control byte is longer, too.
    guard GlyphFilter().clean(text).utf8.count <= limit else {
      return .overlongPaste(bytes: count)
    }
    return .paste(text)
  }

  /// Whether the mark is complete.
  private mutating func isEnd(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end[..<matched])
    // Only its first byte occurs twice in a failed match, so there is nothing more to look back on.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  private mutating func keep(_ new: ArraySlice<UInt8>) {
    count = min(count, Int.max - new.count) + new.count
    if count <= limit { for byte in new { keep(byte) } } else { bytes = [] }
  }

  private mutating func keep(_ byte: UInt8) {
    // Terminals send a line's end as \r; \r\n comes out as \n too.
    if byte == 0x0A, endedInReturn {
      endedInReturn = false
      return
    }
    endedInReturn = byte == 0x0D
    bytes.append(byte == 0x0D ? 0x0A : byte)
  }
}
