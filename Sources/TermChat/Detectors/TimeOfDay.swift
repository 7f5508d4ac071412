/// The time that may stand behind a day: ` 14:30`, `T14:30:05Z`, `, 2:30 pm`, ` at 14:30`.
enum TimeOfDay {
  /// Where the time ends, or `day` when there is none.
  static func end(behind day: Int, in text: ScannedText) -> Int {
    for lead in leads where text.has(lead, at: day) {
      if let end = clockEnd(from: day + lead.utf8CodeUnitCount, in: text) { return end }
    }
    return day
  }

  private static let leads: [StaticString] = [" at ", ", ", " ", "t"]

  private static func clockEnd(from start: Int, in text: ScannedText) -> Int? {
    guard let hour = text.number(at: start, digits: 1...2), hour.value < 24,
      let minute = sixtieth(behind: hour.end, in: text)
    else { return nil }
    let second = sixtieth(behind: minute, in: text) ?? minute
    let end = zoneEnd(from: halfEnd(from: fractionEnd(from: second, in: text), in: text), in: text)
    return text.isInWord(at: end) ? nil : end
  }

  /// `:30`.
  private static func sixtieth(behind end: Int, in text: ScannedText) -> Int? {
    guard text[end] == UInt8(ascii: ":"), let number = text.number(at: end + 1, digits: 2...2),
      number.value < 60
    else { return nil }
    return number.end
  }

  private static func fractionEnd(from end: Int, in text: ScannedText) -> Int {
    guard text[end] == UInt8(ascii: "."), text[end + 1].isDigit else { return end }
    return text.end(of: end + 1, limit: 9, while: \.isDigit)
  }

  private static func halfEnd(from end: Int, in text: ScannedText) -> Int {
    let half = text[end] == UInt8(ascii: " ") ? end + 1 : end
    guard text.has("am", at: half) || text.has("pm", at: half), !text.isInWord(at: half + 2) else {
      return end
    }
    return half + 2
  }

  private static func zoneEnd(from end: Int, in text: ScannedText) -> Int {
    if text[end] == UInt8(ascii: "Z") { return end + 1 }
    guard text[end].isOne(of: "+-"), let hour = text.number(at: end + 1, digits: 2...2),
      hour.value < 24, let minute = sixtieth(behind: hour.end, in: text)
    else { return end }
    return minute
  }
}
