/// A calendar day and a time of day, in the proleptic Gregorian calendar.
public struct LocalTime: Hashable, Sendable {
  public var year: Int
  /// 1…12.
  public var month: Int
  /// 1…31.
  public var day: Int
  /// 0 is Sunday.
  public var weekday: Int
  public var hour: Int
  public var minute: Int
}

extension LocalTime {
  /// The time in a zone `offset` seconds east of UTC.
  ///
  /// Days to date: Howard Hinnant, "chrono-compatible low-level date algorithms", civil_from_days.
  public init(_ instant: Instant, offset: Int) {
    let second = instant.milliseconds.flooredQuotient(1000) + Int64(offset)
    let days = second.flooredQuotient(86_400)
    let secondOfDay = Int(second - days * 86_400)
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
    day = Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    weekday = Int((days + 4) - (days + 4).flooredQuotient(7) * 7)
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
  }

  public func isSameDay(as other: LocalTime) -> Bool {
    day == other.day && month == other.month && year == other.year
  }
}

extension Int64 {
  fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
