/// Parts that stand for something.
extension Draft {
  /// The token that an edit at this place would break.
  func token(around place: Int) -> DraftToken? {
    tokens.first { $0.range.lowerBound < place && place < $0.range.upperBound }
  }

  /// Whether a file's token has a part of the range.
  func hasAttachment(in range: Range<Int>) -> Bool {
    tokens.contains { $0.attachment != nil && $0.range.overlaps(range) }
  }

  /// What a motion deletes, and what is left of the token there: it goes whole, or by its last
  /// word.
  func deletion(_ motion: Motion) -> (range: Range<Int>, rest: DraftToken?) {
    switch motion {
    case .backward:
      guard
        let token = tokens.first(where: {
          $0.range.lowerBound < caret && caret <= $0.range.upperBound
        })
      else { break }
      guard token.deletesByParts else { return (token.range, nil) }
      let part = lastPart(of: token)
      let rest = token.range.lowerBound..<part.lowerBound
      return (part, rest.isEmpty ? nil : DraftToken(rest, token.meaning))
    case .forward:
      guard let token = tokens.first(where: { $0.range.contains(caret) }) else { break }
      return (token.range, nil)
    default: break
    }
    return (range(motion), nil)
  }

  /// Takes out what stands for something; the caret stays where it is in the text.
  mutating func remove(_ token: DraftToken) {
    guard tokens.contains(token) else { return }
    let (old, length) = (caret, characters.count)
    replace(token.range, with: "", as: token.meaning)
    let shrunk = length - characters.count
    move(to: old >= token.range.upperBound ? old - shrunk : min(old, token.range.lowerBound))
  }

  /// The last word and the blanks before it.
  private func lastPart(of token: DraftToken) -> Range<Int> {
    let text = characters[token.range]
    let word = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    let blank = text[..<word].lastIndex(where: \.isWhitespace) ?? text.startIndex
    let rest = text[..<blank].lastIndex { !$0.isWhitespace }
    return (rest.map { $0 + 1 } ?? text.startIndex)..<text.endIndex
  }
}

/// A text from elsewhere.
extension Draft {
  /// Puts `text` in the place of all; what stood for something still does where it is found again.
  /// False when it is too long.
  @discardableResult
  mutating func rewrite(with text: String) -> Bool {
    let new = Array(text)
    var kept: [DraftToken] = []
    var start = 0
    for token in tokens {
      let wanted = characters[token.range]
      guard let found = new[start...].firstRange(of: wanted) else { continue }
      kept.append(DraftToken(found, token.meaning))
      start = found.upperBound
    }
    return splice(0..<characters.count, with: new, caret: new.count, tokens: kept)
  }
}

extension DraftToken {
  func moved(by distance: Int) -> DraftToken {
    DraftToken(range.lowerBound + distance..<range.upperBound + distance, meaning)
  }

  fileprivate var deletesByParts: Bool {
    if case .completion(_, _, let deletesByParts) = meaning { deletesByParts } else { false }
  }
}
