/// Digits in groups that may be a telephone number, read group by group.
struct PhoneNumber {
  private static let mostDigits = 15
  private static let mostGroups = 8

  private let text: ScannedText
  private let isInternational: Bool
  /// Whether the first group stands in brackets.
  private let isBracketed: Bool
  /// The digits of each group as those of a hexadecimal number: 0x334 for `555 123 4567`.
  private var shape = 0
  private var groups = 0
  private var digits = 0
  private var longest = 0
  /// Where the first and the second group begin.
  private var starts = (0, 0)
  /// What stands between the first two groups; 0 for nothing.
  private var separator: UInt8 = 0
  private var isUniform = true
  /// Behind the last group.
  private(set) var end: Int

  init(in text: ScannedText, from start: Int) {
    self.text = text
    isInternational = text[start] == UInt8(ascii: "+")
    end = isInternational ? start + 1 : start
    isBracketed = text[end] == UInt8(ascii: "(")
  }
}

extension PhoneNumber {
  /// Reads on; false when there is no more, or more than a number has.
  mutating func readGroup() -> Bool {
    guard digits <= Self.mostDigits, groups <= Self.mostGroups else { return false }
    let separator: UInt8 = groups > 0 && text[end].isOne(of: " -./") ? text[end] : 0
    let open = separator == 0 ? end : end + 1
    let isBracketed = text[open] == UInt8(ascii: "(")
    let first = isBracketed ? open + 1 : open
    let last = text.end(of: first, limit: Self.mostDigits + 1, while: \.isDigit)
    if last == first || isBracketed && (last - first > 5 || text[last] != UInt8(ascii: ")")) {
      return false
    }
    add(first..<last, behind: separator)
    end = isBracketed ? last + 1 : last
    return true
  }

  private mutating func add(_ group: Range<Int>, behind separator: UInt8) {
    if groups == 0 { starts.0 = group.lowerBound }
    if groups == 1 { (starts.1, self.separator) = (group.lowerBound, separator) }
    if groups > 1, separator != self.separator { isUniform = false }
    shape = shape << 4 | group.count
    groups += 1
    digits += group.count
    longest = max(longest, group.count)
  }
}

extension PhoneNumber {
  var isPlausible: Bool {
    guard 7...Self.mostDigits ~= digits, groups <= Self.mostGroups else { return false }
    let first = text[starts.0]
    if isInternational { return first != UInt8(ascii: "0") && !isBracketed }
    if isAmerican { return true }
    if isBracketed { return groups > 1 && shape >> (4 * (groups - 1)) >= 2 }
    return first == UInt8(ascii: "0") && isTrunk
  }

  /// Whether more digits behind it are another number.
  var isComplete: Bool { isInternational || groups == 1 || isAmerican }

  /// `555-123-4567`, `1 800 555 1234`, `(555) 123-4567`, `5551234567`, `555-1234`.
  private var isAmerican: Bool {
    switch shape {
    case 0x334, 0xA: isArea(starts.0)
    case 0x1334: text[starts.0] == UInt8(ascii: "1") && isArea(starts.1)
    case 0xB: text[starts.0] == UInt8(ascii: "1") && isArea(starts.0 + 1)
    case 0x34: separator == UInt8(ascii: "-") && isArea(starts.0)
    default: false
    }
  }

  private func isArea(_ start: Int) -> Bool { text[start] >= UInt8(ascii: "2") }

  /// `07400000000`, `030 1234567`, `01 23 45 67 89`, but neither a day, an address nor hours.
  private var isTrunk: Bool {
    if text.has("000", at: starts.0) { return false }
    if groups == 1 { return true }
    if isDate || isDotted || longest >= 9 || shape >> (4 * (groups - 1)) < 2 { return false }
    return longest >= 3 ? digits >= 9 : shape == 0x22222
  }

  private var isDate: Bool {
    guard isUniform, separator != UInt8(ascii: " ") else { return false }
    return [0x224, 0x214, 0x422, 0x421, 0x412, 0x411].contains(shape)
  }

  private var isDotted: Bool {
    groups == 4 && longest <= 3 && isUniform && separator == UInt8(ascii: ".")
  }
}
