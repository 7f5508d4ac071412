@testable import TermChat

/// The same numbers on every run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

extension SeededRandom {
  mutating func bool() -> Bool { Bool.random(using: &self) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[int(0...elements.count - 1)]
  }

  mutating func maybe<Value>(_ value: (inout SeededRandom) -> Value) -> Value? {
    bool() ? value(&self) : nil
  }

  mutating func update<Value>(_ value: (inout SeededRandom) -> Value) -> Update<Value> {
    switch int(0...2) {
    case 0: .keep
    case 1: .clear
    default: .set(value(&self))
    }
  }

  mutating func list<Value>(_ value: (inout SeededRandom) -> Value) -> [Value] {
    (0..<int(0...3)).map { _ in value(&self) }
  }
}

extension SeededRandom {
  mutating func text() -> String {
    let pieces = [
      "a", "Z", " ", "\n", "\"", "\\", "é", "e\u{301}", "😀", "👩‍👩‍👧", "\0", "\u{1B}", "\u{9B}", "日本",
      "\u{2028}",
      "\u{202E}", "\u{10FFFF}", "/", "\r\n", "}", "\u{FEFF}", "\u{FFFD}",
    ]
    return (0..<int(0...8)).map { _ in one(of: pieces) }.joined()
  }

  mutating func id() -> String { "i" + text() }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    bool() ? Double.random(in: range, using: &self) : bool() ? range.lowerBound : range.upperBound
  }

  mutating func time() -> Instant {
    Instant(
      milliseconds: Int64.random(in: -62_167_219_200_000...253_402_300_799_999, using: &self))
  }

  mutating func json(depth: Int = 0) -> JSON {
    switch int(0...(depth < 4 ? 5 : 3)) {
    case 0: .null
    case 1: .bool(bool())
    case 2: .number(bool() ? Double(int(-5...5)) : number(-1e300...1e300))
    case 3: .string(text())
    case 4: .array(list { $0.json(depth: depth + 1) })
    default: .object(members(depth: depth + 1))
    }
  }

  /// Members of different keys.
  mutating func members(depth: Int) -> [JSON.Member] {
    (0..<int(0...3)).map { JSON.Member("k\($0)" + text(), json(depth: depth)) }
  }
}
