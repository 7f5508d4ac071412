/// Lines and columns of offsets that come in order: all together cost one look at the text.
struct LinePlaces {
  private let bytes: [UInt8]
  private var offset: Int
  /// From 1.
  private(set) var line = 1
  /// From 1, in code points, as most editors count.
  private(set) var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = Self.start(of: bytes)
  }

  /// After the byte-order mark, which no editor counts.
  static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The place of an offset that isn't before the last one.
  mutating func next(_ wanted: Int) -> (line: Int, column: Int) {
    while offset < min(wanted, bytes.count) {
      switch bytes[offset] {
      case 0x0A: (line, column) = (line + 1, 1)
      case 0x80...0xBF: break
      default: column += 1
      }
      offset += 1
    }
    return (line, column)
  }
}
