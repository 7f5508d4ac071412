/// The words a date is written with, in one language.
public struct DateNames: Hashable, Sendable {
  /// Sunday first; seven.
  public var weekdays: [String]
  /// Sunday first, short; seven, or none: then three letters of the long ones do.
  public var shortWeekdays: [String]
  /// January first, short; twelve.
  public var months: [String]
  public var today = "Today"
  public var yesterday = "Yesterday"
  /// The day on which weeks begin; 0 is Sunday.
  public var firstWeekday = 1
  /// How days are written; nil for `Monday, Mar 03 2025`.
  public var dayFormat: DateFormat?
  /// Times are written as `3:04 pm`, not `15:04`.
  public var usesTwelveHours = false

  public init(weekdays: [String], shortWeekdays: [String] = [], months: [String]) {
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
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
    dayFormat.map { day(time, as: $0) }
      ?? "\(weekday(time)), \(month(time)) \(time.day.digits(2)) \(time.year)"
  }

  /// `15:04`, or `3:04 pm`; with a second `15:04:05`, or `3:04:05 pm`.
  public func clock(_ time: LocalTime, second: Int? = nil) -> String {
    let seconds = second.map { ":" + $0.digits(2) } ?? ""
    guard usesTwelveHours else { return time.clock + seconds }
    let hour = (time.hour + 11) % 12 + 1
    return "\(hour):\(time.minute.digits(2))\(seconds) \(time.hour < 12 ? "am" : "pm")"
  }

  /// A date and a time as they are told at another (MessageKit's five tiers): `Today, 15:04`,
  /// `Yesterday, 15:04`, in the same week `Monday 15:04`, in the same year `Mon, 3 Mar, 15:04`,
  /// else `Mar 3, 2025, 15:04`.
  public func text(_ time: LocalTime, at now: LocalTime) -> String {
    let days = now.dayNumber - time.dayNumber
    let clock = clock(time)
    if days == 0 { return "\(today), \(clock)" }
    if days == 1 { return "\(yesterday), \(clock)" }
    if week(of: time) == week(of: now) { return "\(weekday(time)) \(clock)" }
    let month = month(time)
    return time.year == now.year
      ? "\(shortWeekday(time)), \(time.day) \(month), \(clock)"
      : "\(month) \(time.day), \(time.year), \(clock)"
  }

  /// The day on which its week began.
  private func week(of time: LocalTime) -> Int {
    time.dayNumber - (time.weekday - firstWeekday).flooredDivision(by: 7).remainder
  }

  func weekday(_ time: LocalTime) -> String { name(weekdays, time.weekday) }

  func month(_ time: LocalTime) -> String { name(months, time.month - 1) }

  func shortWeekday(_ time: LocalTime) -> String {
    shortWeekdays.indices.contains(time.weekday)
      ? shortWeekdays[time.weekday] : String(name(weekdays, time.weekday).prefix(3))
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
