/// How a word is written.
public enum LetterCase: Hashable, Sendable {
  case upper, lower
  /// The first letter upper, the others lower.
  case capitalized
}

/// Changes of what stands there.
extension Draft {
  /// Writes the rest of the word in another case; the caret goes behind it.
  mutating func changeCase(_ letterCase: LetterCase) {
    let range = range(.wordForward)
    let old = String(characters[range])
    let new = letterCase.applied(to: old)
    guard !hasAttachment(in: range), !new.utf8.elementsEqual(old.utf8) else {
      return move(to: range.upperBound)
    }
    replace(range, with: new)
  }

  /// Exchanges the characters on both sides of the caret, at the end of a line the last two.
  mutating func transposeCharacters() {
    let isAtEnd = caret == characters.count || characters[caret].isNewline
    let second = isAtEnd ? caret - 1 : caret
    guard second > 0, !characters[second].isNewline, !characters[second - 1].isNewline else {
      return endRun()
    }
    let range = second - 1..<second + 1
    guard !hasAttachment(in: range) else { return endRun() }
    replace(range, with: String(characters[second]) + String(characters[second - 1]))
  }

  /// Exchanges the word at or behind the caret and the one before; the last two at the end.
  mutating func transposeWords() {
    guard let second = word(endingBefore: wordEnd(after: caret)),
      let first = word(endingBefore: second.lowerBound),
      !hasAttachment(in: first.lowerBound..<second.upperBound)
    else { return endRun() }
    let between = characters[first.upperBound..<second.lowerBound]
    let new = characters[second] + between + characters[first]
    replace(first.lowerBound..<second.upperBound, with: String(new))
  }

  private func word(endingBefore place: Int) -> Range<Int>? {
    let start = wordStart(before: place)
    let word = start..<max(start, min(place, wordEnd(after: start)))
    return characters[word].contains(where: \.isWordPart) ? word : nil
  }
}

extension LetterCase {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .capitalized:
      let scalars = text.unicodeScalars
      guard let first = scalars.firstIndex(where: \.properties.isAlphabetic) else { return text }
      return String(scalars[..<first]) + scalars[first].properties.titlecaseMapping
        + String(scalars[scalars.index(after: first)...]).lowercased()
    }
  }
}
