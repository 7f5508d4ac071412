/// Collects pasted bytes up to the mark that ends a paste.
struct PasteReader: Sendable {
  /// What is pasted beyond this many bytes is dropped.
  static let limit = 64 << 20

  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0
  private var endedInReturn = false
  private let limit: Int

  init(limit: Int = Self.limit) { self.limit = limit }

  /// Takes one byte; the whole text when it was the last.
  mutating func read(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? take() : nil
    }
    for index in 0..<matched { keep(Self.end[index]) }
    // Only its first byte occurs twice in a failed match, so there is nothing more to look back on.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }
}

extension PasteReader {
  /// What has come so far; leaves nothing.
  mutating func take() -> String {
    defer { self = PasteReader(limit: limit) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func keep(_ byte: UInt8) {
    // Terminals send a line's end as \r; \r\n comes out as \n too.
    if byte == 0x0A, endedInReturn {
      endedInReturn = false
      return
    }
    endedInReturn = byte == 0x0D
    guard bytes.count < limit else { return }
    bytes.append(byte == 0x0D ? 0x0A : byte)
  }
}
