/// A JSON file that knows where its values stand: for themes and configuration.
public struct JSONDocument: Sendable {
  /// Nil when the file isn't JSON.
  public let value: JSON?
  public let faults: [JSONFault]
  private let bytes: [UInt8]
  private let places: [String: Place]

  /// Offsets of a value and, in an object, of its key.
  struct Place: Sendable {
    let key: Int?
    let value: Int
  }

  public init(_ bytes: [UInt8], maximumDepth: Int = 32) {
    self.bytes = bytes
    (value, faults, places) = bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, maximumDepth: maximumDepth)
      reader.places = [:]
      // A byte-order mark, which some editors write, isn't the user's mistake.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
      do throws(JSONFault) {
        return (try reader.document(), reader.faults, reader.places ?? [:])
      } catch {
        return (nil, reader.faults + [error], reader.places ?? [:])
      }
    }
  }
}

extension JSONDocument {
  /// Line and column, both from 1, of a fault; of the beginning when nothing is known.
  public func position(of fault: JSONFault) -> (line: Int, column: Int) {
    position(at: offset(of: fault))
  }

  /// In bytes from the beginning.
  func offset(of fault: JSONFault) -> Int { fault.offset ?? places[fault.field]?.value ?? 0 }

  /// In bytes from the beginning, of the key that ends `path`.
  func offset(ofKey path: String) -> Int? { places[path]?.key }

  /// In bytes from the beginning, of the value at `path`.
  func offset(ofValue path: String) -> Int? { places[path]?.value }

  /// Line and column of the value at `path` (`colors.text`, `rows[2]`).
  public func position(ofValue path: String) -> (line: Int, column: Int)? {
    places[path].map { position(at: $0.value) }
  }

  /// Line and column of the key that ends `path`.
  public func position(ofKey path: String) -> (line: Int, column: Int)? {
    places[path]?.key.map { position(at: $0) }
  }

  /// Columns count code points, as most editors do.
  public func position(at offset: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lines = before.count { $0 == 0x0A }
    return (lines + 1, before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
