extension Instant {
  /// Reads `2026-11-20T09:14:00Z`: real days only, a fraction to the millisecond, an offset.
  ///
  /// A leap second counts as the last millisecond before it.
  public init?(rfc3339 text: String) {
    // The longest sensible time has far fewer; a whole book given as a time costs nothing.
    guard text.utf8.count <= 64 else { return nil }
    var scanner = TimeScanner(text)
    guard let day = scanner.day(), scanner.skip("Tt "), let time = scanner.time(),
      let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    let start = Int64(day * 24 * 60 + time.minute - offset) * 60_000
    let isLast = (time.minute - offset + 2880) % 1440 == 1439
    if time.milliseconds >= 60_000, !isLast { return nil }
    self.init(milliseconds: start + Int64(min(time.milliseconds, 59_999)))
  }

  /// The moment in UTC; milliseconds only when there are any. The years 0000–9999 are all that
  /// can be written, so what lies outside is written as their first or last moment.
  public var rfc3339: String {
    let earliest = Instant(milliseconds: -62_167_219_200_000)
    let latest = Instant(milliseconds: 253_402_300_799_999)
    let time = max(earliest, min(self, latest)).milliseconds
    let (days, rest) = time.flooredDivision(by: 86_400_000)
    let date = CivilDate(daysSince1970: Int(days))
    let seconds = rest / 1000
    var text = "\(date.year.digits(4))-\(date.month.digits(2))-\(date.day.digits(2))T"
    text += [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.digits(2) }
      .joined(separator: ":")
    if rest % 1000 != 0 { text += "." + (rest % 1000).digits(3) }
    return text + "Z"
  }
}
