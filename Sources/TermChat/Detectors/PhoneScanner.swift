/// Finds telephone numbers.
struct PhoneScanner {
  private let text: ScannedText

  init(_ text: ScannedText) { self.text = text }

  func ranges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < text.bytes.count {
      if mayStart(at: offset), let end = numberEnd(from: offset) {
        ranges.append(offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
    return ranges
  }
}

extension PhoneScanner {
  private func mayStart(at start: Int) -> Bool {
    let (byte, next) = (text.bytes[start], text[start + 1])
    let isNumber = byte.isDigit || byte.isOne(of: "+(") && (next.isDigit || next.isOne(of: "("))
    guard isNumber, !text.isInWord(before: start) else { return false }
    let before = text[start - 1]
    if before.isOne(of: ".,:)") { return !text[start - 2].isDigit }
    return !before.isOne(of: "+-/#$=&@*")
  }

  private func numberEnd(from start: Int) -> Int? {
    var number = PhoneNumber(in: text, from: start)
    var best: Int?
    var canGoOn = false
    while number.readGroup() {
      guard number.isPlausible, mayEnd(at: number.end) else { continue }
      (best, canGoOn) = (number.end, number.isComplete)
    }
    return canGoOn || best == number.end ? best : nil
  }

  private func mayEnd(at end: Int) -> Bool {
    if text.isInWord(at: end) { return false }
    return !(text[end].isOne(of: ".,:-/(") && text[end + 1].isDigit)
  }
}
