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
  public init(_ instant: Instant, offset: Int) {
    let second = Int(instant.milliseconds.flooredDivision(by: 1000).quotient) + offset
    let (days, secondOfDay) = second.flooredDivision(by: 86_400)
    let date = CivilDate(daysSince1970: days)
    (year, month, day) = (date.year, date.month, date.day)
    // 1970-01-01 was a Thursday.
    weekday = (days + 4).flooredDivision(by: 7).remainder
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
  }

  /// Days since 1970-01-01; 0 for a day that never was.
  var dayNumber: Int { CivilDate(year: year, month: month, day: day)?.daysSince1970 ?? 0 }

  public func isSameDay(as other: LocalTime) -> Bool {
    day == other.day && month == other.month && year == other.year
  }
}
