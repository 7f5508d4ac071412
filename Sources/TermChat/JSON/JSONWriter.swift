/// Writes JSON on one line, so escaped that a terminal can show it.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private let limit: Int
  // A tree built by hand may be deeper than the stack; one that was read never is.
  private let maximumDepth = 512

  /// Stops soon after `limit` bytes, in the middle.
  init(limit: Int = .max) { self.limit = limit }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSON, depth: Int = 0) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array, .object:
      if depth < maximumDepth { writeParts(of: value, depth: depth + 1) } else { put("null") }
    }
  }
}

extension JSONWriter {
  private mutating func writeParts(of value: JSON, depth: Int) {
    switch value {
    case .array(let values):
      list("[", values, "]") { writer, value in writer.write(value, depth: depth) }
    default:
      list("{", value.members, "}") { writer, member in
        writer.write(member.key)
        writer.put(":")
        writer.write(member.value, depth: depth)
      }
    }
  }
}

extension JSONWriter {
  private mutating func put(_ text: StaticString) {
    // A static string's bytes live as long as the program.
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func list<Element>(
    _ open: StaticString, _ elements: [Element], _ close: StaticString,
    write: (inout JSONWriter, Element) -> Void
  ) {
    put(open)
    var isFirst = true
    for element in elements where bytes.count < limit {
      if !isFirst { put(",") }
      isFirst = false
      write(&self, element)
    }
    put(close)
  }

  /// The shortest form that reads as the same number; JSON has no others than finite ones.
  private mutating func write(_ number: Double) {
    if let whole = JSON.number(number).integer {
      bytes.append(contentsOf: String(whole).utf8)
    } else if number.isFinite {
      bytes.append(contentsOf: number.description.utf8)
    } else {
      put("null")
    }
  }

  private mutating func write(_ string: String) {
    put("\"")
    for scalar in string.unicodeScalars where bytes.count < limit {
      if Self.isPlain(scalar) {
        bytes.append(contentsOf: scalar.utf8)
      } else {
        escape(scalar)
      }
    }
    put("\"")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": put("\\\"")
    case "\\": put("\\\\")
    case "\n": put("\\n")
    case "\r": put("\\r")
    case "\t": put("\\t")
    default:
      put("\\u")
      bytes.append(contentsOf: scalar.value.digits(4, radix: 16).utf8)
    }
  }

  /// False for quotes, and for whatever steers a terminal or turns the direction of text.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x5C: false
    case 0x20...0x7E: true
    case 0...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}

extension JSON {
  /// The value on one line, so escaped that a terminal can show it.
  public var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
