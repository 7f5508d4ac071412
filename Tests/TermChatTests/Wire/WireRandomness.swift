import TestSupport

@testable import TermChat

/// Values of every kind that stands on the wire, the same again for the same seed.
struct WireRandomness: RandomNumberGenerator {
  private var randomness: Randomness

  init(_ seed: UInt64) { randomness = Randomness(seed: seed) }

  mutating func next() -> UInt64 { randomness.next() }
}

extension WireRandomness {
  mutating func bool() -> Bool { Bool.random(using: &self) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[int(0...elements.count - 1)]
  }

  mutating func maybe<Value>(_ value: (inout WireRandomness) -> Value) -> Value? {
    bool() ? value(&self) : nil
  }

  mutating func update<Value>(_ value: (inout WireRandomness) -> Value) -> Update<Value> {
    switch int(0...2) {
    case 0: .keep
    case 1: .clear
    default: .set(value(&self))
    }
  }

  mutating func list<Value>(_ value: (inout WireRandomness) -> Value) -> [Value] {
    (0..<int(0...3)).map { _ in value(&self) }
  }
}

extension WireRandomness {
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
