// Unicode's word boundaries (UAX #29) aren't public in Swift's standard library.
@_spi(_Unicode) import Swift

/// Words by Unicode's boundaries; ideographs are words of their own.
extension Draft {
  // In characters; a longer word is looked at in pieces four times as long.
  private static let reach = 64
  // The rules look at two clusters beside a boundary, and over soft hyphens and the like between.
  private static let context = 8

  /// The end of the first word that ends behind `place`; the end of the text where there is none.
  func wordEnd(after place: Int) -> Int {
    var reach = Self.reach
    while true {
      let end = min(characters.count, place + reach)
      let word = words(in: windowStart(before: place, reach: Self.reach)..<end)
        .first { $0.upperBound > place }
      if end == characters.count { return word?.upperBound ?? end }
      if let word, word.upperBound <= end - Self.context { return word.upperBound }
      reach *= 4
    }
  }

  /// The start of the last word that begins before `place`; 0 where there is none.
  func wordStart(before place: Int) -> Int {
    var reach = Self.reach
    while true {
      let start = windowStart(before: place, reach: reach)
      let end = min(characters.count, place + Self.context)
      let word = words(in: start..<end).last { $0.lowerBound < place }
      if start == 0 { return word?.lowerBound ?? 0 }
      let isSafe = characters[start].isWhitespace
      if let word, isSafe || word.lowerBound >= start + Self.context { return word.lowerBound }
      reach *= 4
    }
  }

  /// A place before `place` where no word goes on: at white space, if there is some within reach.
  private func windowStart(before place: Int, reach: Int) -> Int {
    let start = max(0, place - reach)
    guard start > 0 else { return 0 }
    return characters[start..<place].firstIndex(where: \.isWhitespace) ?? start
  }

  private func words(in window: Range<Int>) -> [Range<Int>] {
    let text = String(characters[window])
    var words: [Range<Int>] = []
    var place = window.lowerBound
    var passed = 0
    var index = text.startIndex
    while index < text.endIndex {
      index = text._wordIndex(after: index)
      let boundary = text.utf8.distance(from: text.startIndex, to: index)
      let start = place
      // A boundary inside a cluster counts behind it.
      while place < window.upperBound, passed < boundary {
        passed += characters[place].utf8.count
        place += 1
      }
      if characters[start..<place].contains(where: \.isWordPart) { words.append(start..<place) }
    }
    return words
  }
}

extension Character {
  var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
