/// Reads one JSON value (RFC 8259) from bytes.
///
/// Syntax is thrown; what could be repaired (invalid UTF-8, duplicate keys, raw control
/// characters) goes to `faults` and the value counts.
struct JSONReader {
  // A reader never leaves the closure that lends it these, in `JSON.read` and `JSONDocument`; every
  // index is compared with `count` first.
  let bytes: UnsafeBufferPointer<UInt8>
  let maximumDepth: Int
  var offset = 0
  var faults: [JSONFault] = []
  /// Where each path stands, when wanted.
  var places: [String: JSONDocument.Place]?
  var path = ""

  init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
    self.bytes = bytes
    // The stack bears this many on any thread.
    self.maximumDepth = min(maximumDepth, 512)
  }

  mutating func document() throws(JSONFault) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    if offset < bytes.count { throw fault(expected: "the end") }
    return value
  }

  mutating func value(depth: Int) throws(JSONFault) -> JSON {
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw fault(expected: "a value")
    }
  }
}

extension JSONReader {
  /// The byte here; NUL, which no syntax has, at the end.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Steps over `wanted` and any space before it.
  mutating func skip(_ wanted: UInt8) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == wanted else { return false }
    offset += 1
    return true
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONFault) -> JSON {
    let end = offset + word.utf8CodeUnitCount
    // A static string's bytes live as long as the program.
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(wanted) else {
      throw fault(expected: "a value")
    }
    offset = end
    return value
  }
}

extension JSONReader {
  /// A fault here.
  func fault(expected: String) -> JSONFault {
    JSONFault(expected: expected, found: found, offset: offset)
  }

  /// The word or character here.
  private var found: String {
    guard offset < bytes.count else { return "the end" }
    let rest = bytes[offset...].prefix(24)
    let word = rest.prefix { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    if !word.isEmpty { return "\"\(String(decoding: word, as: UTF8.self))\"" }
    if 0x21...0x7E ~= byte { return "\"\(Unicode.Scalar(byte))\"" }
    return "byte 0x" + byte.digits(2, radix: 16).uppercased()
  }
}
