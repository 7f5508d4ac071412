/// The English months, in full and short.
enum MonthName {
  private static let names: [StaticString] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  static let lengths = 3...9

  /// The month from 1 on that the letters in `range` name, in any case.
  static func month(in range: Range<Int>, of text: ScannedText) -> Int? {
    guard lengths.contains(range.count) else { return nil }
    if range.count == 4, text.has("sept", at: range.lowerBound) { return 9 }
    return names.firstIndex { name in
      (range.count == 3 || range.count == name.utf8CodeUnitCount)
        && name.withUTF8Buffer { name in
          range.indices.allSatisfy { text[$0].lowercased == name[$0 - range.lowerBound] }
        }
    }.map { $0 + 1 }
  }
}
