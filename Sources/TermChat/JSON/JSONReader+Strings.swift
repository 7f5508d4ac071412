extension JSONReader {
  /// Reads a string; `offset` is at its opening quote.
  mutating func string() throws(JSONFault) -> String {
    let start = offset + 1
    offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return text(bytes[start..<offset - 1], at: start)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return try escapedString(from: start) }
      offset += 1
    }
    throw fault(expected: "\"\\\"\"")
  }

  private mutating func text(_ slice: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) -> String {
    // The same memory as `bytes`, and gone from sight when this returns.
    let part = UnsafeBufferPointer(rebasing: slice)
    if let valid = String(validating: part, as: UTF8.self) { return valid }
    faults.append(
      JSONFault(expected: "UTF-8", found: "other bytes (shown as U+FFFD)", offset: start))
    return String(decoding: part, as: UTF8.self)
  }

  /// The slow way, from the first escape or control character on.
  private mutating func escapedString(from start: Int) throws(JSONFault) -> String {
    var unescaped = Array(bytes[start..<offset])
    var control: Int?
    while offset < bytes.count, byte != UInt8(ascii: "\"") {
      let next = byte
      if next < 0x20, control == nil { control = offset }
      if next == UInt8(ascii: "\\") {
        try escape(&unescaped)
      } else {
        unescaped.append(next)
        offset += 1
      }
    }
    if offset >= bytes.count { throw fault(expected: "\"\\\"\"") }
    offset += 1
    if let control { report(controlAt: control) }
    // `text` copies what it is lent.
    return unescaped.withUnsafeBufferPointer { text($0[...], at: start) }
  }

  private mutating func report(controlAt offset: Int) {
    let escape = "\\u" + bytes[offset].digits(4, radix: 16)
    faults.append(
      JSONFault(
        expected: "control characters escaped (\(escape))", found: "a raw one", offset: offset))
  }
}

extension JSONReader {
  /// Reads one escape; `offset` is at its backslash.
  private mutating func escape(_ unescaped: inout [UInt8]) throws(JSONFault) {
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try scalar()
      unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    default: throw fault(expected: "an escape (one of \"\\/bfnrtu)")
    }
    offset += 1
  }

  /// Reads what follows `\`: a code of four digits, or a pair of them for one scalar.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let start = offset - 1
    let high = try code()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      let second = offset
      offset += 1
      let low = try code()
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
      offset = second
    }
    faults.append(
      JSONFault(
        expected: "a pair of surrogates", found: "half of one (shown as U+FFFD)", offset: start))
    return "\u{FFFD}"
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func code() throws(JSONFault) -> UInt32 {
    offset += 1
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault(expected: "four hexadecimal digits")
      }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }
}
