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

// Howard Hinnant's "chrono-compatible low-level date algorithms": the year is taken to begin in
// March, so that the leap day comes last, and 400 years to be one cycle, an era.
extension CivilDate {
  private static let daysOfEra = 146_097
  /// From 0000-03-01, where the first era begins, to 1970-01-01.
  private static let daysBefore1970 = 719_468

  /// Days since 1970-01-01.
  var daysSince1970: Int {
    let isEarly = month <= 2
    let (era, yearOfEra) = (isEarly ? year - 1 : year).flooredDivision(by: 400)
    let monthFromMarch = isEarly ? month + 9 : month - 3
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysOfEra + dayOfEra - Self.daysBefore1970
  }

  init(daysSince1970 days: Int) {
    let (era, dayOfEra) = (days + Self.daysBefore1970).flooredDivision(by: Self.daysOfEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

extension FixedWidthInteger {
  /// Quotient and remainder, which is never negative.
  func flooredDivision(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
