/// Finds days with a year; only those there are.
struct DateScanner {
  private let text: ScannedText

  init(_ text: ScannedText) { self.text = text }

  /// Every form has its first number looked at once, and reaches less than 50 bytes from there.
  func ranges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (offset, free) = (0, 0)
    while offset < text.bytes.count {
      let start = offset
      offset += 1
      guard text.bytes[start].isDigit, !text[start - 1].isDigit, mayStart(at: start),
        let range = date(at: start), range.lowerBound >= free
      else { continue }
      let end = TimeOfDay.end(behind: range.upperBound, in: text)
      ranges.append(range.lowerBound..<end)
      (offset, free) = (end, end)
    }
    return ranges
  }
}

extension DateScanner {
  private func mayStart(at start: Int) -> Bool {
    !text.isInWord(before: start) && !text[start - 1].isOne(of: "-./:#$+=@&")
  }

  private func mayEnd(at end: Int) -> Bool {
    if TimeOfDay.end(behind: end, in: text) > end { return true }
    return !text.isInWord(at: end) && !(text[end].isOne(of: "-./") && text[end + 1].isDigit)
  }

  private func date(at start: Int) -> Range<Int>? {
    if let year = text.number(at: start, digits: 4...4) {
      return yearFirst(year).map { start..<$0 }
    }
    guard let first = text.number(at: start, digits: 1...2) else { return nil }
    return numbers(first).map { start..<$0 } ?? dayAndMonth(first).map { start..<$0 }
      ?? monthAndDay(start, first)
  }

  private typealias Number = (value: Int, end: Int)

  /// `2026-11-20`, `2026/11/20`, `2026.11.20`.
  private func yearFirst(_ year: Number) -> Int? {
    let separator = text[year.end]
    guard separator.isOne(of: "-/."), let month = text.number(at: year.end + 1, digits: 1...2),
      text[month.end] == separator, let day = text.number(at: month.end + 1, digits: 1...2)
    else { return nil }
    return isDay(year.value, month.value, day.value) ? ending(day.end) : nil
  }

  /// `20.11.2026`, `11/20/2026`, `20-11-2026`: the day before the month, or also behind it.
  private func numbers(_ first: Number) -> Int? {
    let separator = text[first.end]
    guard separator.isOne(of: "-/."), let second = text.number(at: first.end + 1, digits: 1...2),
      text[second.end] == separator, let year = text.number(at: second.end + 1, digits: 4...4)
    else { return nil }
    let isReal =
      isDay(year.value, second.value, first.value)
      || separator != UInt8(ascii: ".") && isDay(year.value, first.value, second.value)
    return isReal ? ending(year.end) : nil
  }

  private func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    year >= 1000 && CivilDate(year: year, month: month, day: day) != nil
  }

  private func ending(_ end: Int) -> Int? { mayEnd(at: end) ? end : nil }
}

extension DateScanner {
  /// `20 November 2026`, `20. Nov. 2026`, `20th November, 2026`.
  private func dayAndMonth(_ day: Number) -> Int? {
    let name = skip(".", at: ordinalEnd(day.end))
    guard text[name] == UInt8(ascii: " ") else { return nil }
    let end = text.end(of: name + 1, limit: MonthName.lengths.upperBound + 1, while: \.isLetter)
    guard let month = MonthName.month(in: name + 1..<end, of: text) else { return nil }
    return year(behind: skip(".", at: end), month: month, day: day.value)
  }

  /// `Nov 20, 2026`, `November 20th 2026`.
  private func monthAndDay(_ start: Int, _ day: Number) -> Range<Int>? {
    guard text[start - 1] == UInt8(ascii: " ") else { return nil }
    let nameEnd = start - (text[start - 2] == UInt8(ascii: ".") ? 2 : 1)
    var name = nameEnd
    while nameEnd - name < MonthName.lengths.upperBound, text[name - 1].isLetter { name -= 1 }
    guard !text.isInWord(before: name),
      let month = MonthName.month(in: name..<max(name, nameEnd), of: text),
      let end = year(behind: ordinalEnd(day.end), month: month, day: day.value)
    else { return nil }
    return name..<end
  }

  private func year(behind end: Int, month: Int, day: Int) -> Int? {
    let space = skip(",", at: end)
    guard text[space] == UInt8(ascii: " "),
      let year = text.number(at: space + 1, digits: 4...4), isDay(year.value, month, day)
    else { return nil }
    return ending(year.end)
  }

  private func ordinalEnd(_ end: Int) -> Int {
    let isOrdinal =
      text.has("st", at: end) || text.has("nd", at: end) || text.has("rd", at: end)
      || text.has("th", at: end)
    return isOrdinal ? end + 2 : end
  }

  private func skip(_ sign: Unicode.Scalar, at offset: Int) -> Int {
    text[offset] == UInt8(ascii: sign) ? offset + 1 : offset
  }
}
