/// A day of the proleptic Gregorian calendar.
struct CivilDate: Hashable, Sendable {
  var year: Int
  /// From 1.
  var month: Int
  /// From 1.
  var day: Int

  /// Nil for days there never were, like 30 February.
  init?(year: Int, month: Int, day: Int) {
    guard 1...12 ~= month, 1...Self.days(inMonth: month, of: year) ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate {
  // The year is taken to begin in March, so that the leap day comes last (Howard Hinnant's
  // `days_from_civil`); years from 0 on only, so that nothing is negative.

  /// The 60 days of January and February of year 0 come before the first 1 March.
  private static let daysBeforeMarch = 60

  /// Days since 1970-01-01.
  var daysSince1970: Int {
    let isEarly = month <= 2
    let era = isEarly ? year + 399 : year + 400
    let monthFromMarch = isEarly ? month + 9 : month - 3
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    // One cycle of 400 years was added above: 146,097 days.
    return era * 365 + era / 4 - era / 100 + era / 400 + dayOfYear - 146_097 - 719_468
  }

  /// `days` ≥ 0, counted from 0000-01-01.
  init(daysSinceYear0 days: Int) {
    let shifted = days + 146_097 - Self.daysBeforeMarch
    let (era, rest) = shifted.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 - 400 + (month <= 2 ? 1 : 0)
  }
}
