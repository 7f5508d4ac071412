/// The words a date is written with, in one language.
public struct DateNames: Hashable, Sendable {
  /// Sunday first; seven.
  public var weekdays: [String]
  /// January first, short; twelve.
  public var months: [String]

  public init(weekdays: [String], months: [String]) {
    self.weekdays = weekdays
    self.months = months
  }

  public static let english = DateNames(
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    months: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ])
}

extension DateNames {
  /// `Monday, Mar 03 2025`.
  public func day(_ time: LocalTime) -> String {
    let weekday = name(weekdays, time.weekday)
    let month = name(months, time.month - 1)
    return "\(weekday), \(month) \(time.day.digits(2)) \(time.year)"
  }

  private func name(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : "?"
  }
}

extension LocalTime {
  /// `09:14`.
  public var clock: String {
    // Every message has one: made without a string in between.
    String(unsafeUninitializedCapacity: 5) { bytes in
      for (place, value) in [(0, hour), (3, minute)] {
        bytes[place] = UInt8(0x30 + value / 10 % 10)
        bytes[place + 1] = UInt8(0x30 + value % 10)
      }
      bytes[2] = 0x3A
      return 5
    }
  }
}
