/// Reads the parts of an RFC 3339 time.
struct TimeScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Days since 1970-01-01.
  mutating func day() -> Int? {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)?.daysSince1970
  }

  /// The minute of the day and the milliseconds in it: 60,000 or more in a leap second.
  mutating func time() -> (minute: Int, milliseconds: Int)? {
    guard let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60,
      skip(":"), let second = number(2), second <= 60, let fraction = fraction()
    else { return nil }
    return (hour * 60 + minute, second * 1000 + fraction)
  }

  /// Minutes east of Greenwich.
  mutating func offset() -> Int? {
    if skip("Zz") { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard skip("+-"), let hours = number(2), hours < 24, skip(":"), let minutes = number(2),
      minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isWest ? -1 : 1)
  }
}

extension TimeScanner {
  /// Steps over one of `characters`.
  mutating func skip(_ characters: StaticString) -> Bool {
    guard let first = rest.first, characters.withUTF8Buffer({ $0.contains(first) }) else {
      return false
    }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private mutating func digit() -> Int? {
    guard let byte = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    rest.removeFirst()
    return Int(byte - UInt8(ascii: "0"))
  }

  /// Milliseconds, cut; 0 when there is no fraction, nil when it has no digits.
  private mutating func fraction() -> Int? {
    guard skip(".") else { return 0 }
    guard var value = digit() else { return nil }
    var count = 1
    while let digit = digit() {
      if count < 3 { value = value * 10 + digit }
      count += 1
    }
    for _ in min(count, 3)..<3 { value *= 10 }
    return value
  }
}
