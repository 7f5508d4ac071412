extension JSONReader {
  mutating func number() throws(JSONFault) -> Double {
    let start = offset
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    var digits = Digits()
    if byte == UInt8(ascii: "0") {
      digits.count = 1
      offset += 1
      if isDigit { throw fault(expected: "no digit after a leading 0") }
    } else {
      try read(&digits)
    }
    var decimals = 0
    if byte == UInt8(ascii: ".") {
      offset += 1
      let whole = digits.count
      try read(&digits)
      decimals = digits.count - whole
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      try skipExponent()
    } else if let exact = digits.value(decimals: decimals) {
      return isNegative ? -exact : exact
    }
    return slowNumber(from: start)
  }

  private var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private mutating func read(_ digits: inout Digits) throws(JSONFault) {
    if !isDigit { throw fault(expected: "a digit") }
    while isDigit {
      digits.append(byte)
      offset += 1
    }
  }

  private mutating func skipExponent() throws(JSONFault) {
    offset += 1
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
    if !isDigit { throw fault(expected: "a digit") }
    while isDigit { offset += 1 }
  }

  /// For what simple arithmetic would round twice; a number too large becomes the largest.
  private mutating func slowNumber(from start: Int) -> Double {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let number = Double(text) ?? 0
    if number.isFinite { return number }
    faults.append(
      JSONFault(
        expected: "a number up to 1.8e308", found: JSON.string(text).excerpt, offset: start))
    return number < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}

/// The digits of a number while they fit.
private struct Digits {
  var sum = 0
  var count = 0

  mutating func append(_ digit: UInt8) {
    if count < 15 { sum = sum &* 10 &+ Int(digit &- UInt8(ascii: "0")) }
    count += 1
  }

  /// Exact: both operands are, and one division rounds once.
  func value(decimals: Int) -> Double? {
    if count > 15 { return nil }
    return decimals == 0 ? Double(sum) : Double(sum) / Self.powers[decimals]
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
