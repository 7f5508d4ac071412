/// Typing, and what puts text in.
extension Draft {
  public mutating func insert(_ text: String) { replace(caret..<caret, with: text) }

  /// Types a character.
  public mutating func insert(_ character: Character) {
    let (run, goesOn) = run.typing(character)
    if character.standsAlone, neighbours(of: caret..<caret).allSatisfy(\.standsAlone) {
      guard splice(caret..<caret, with: [character], caret: caret + 1, goesOn: goesOn)
      else { return }
    } else {
      guard replace(caret..<caret, with: String(character), goesOn: goesOn) else { return }
    }
    self.run = run
  }

  public mutating func clear() { replace(with: "") }

  /// Puts `text` in the place of all, with the caret behind it.
  public mutating func replace(with text: String) {
    let new = Array(text)
    splice(0..<characters.count, with: new, caret: new.count)
  }

  /// Puts `text` in the place of a range, standing for something, and `tail` behind it, which
  /// doesn't; the caret stands behind them.
  public mutating func replace(
    _ range: Range<Int>, with text: String, as meaning: DraftToken.Meaning,
    followedBy tail: String = ""
  ) {
    let new = Array(text)
    let tokens = new.isEmpty ? [] : [DraftToken(0..<new.count, meaning)]
    insert(Cutting(new + tail, tokens), for: range)
  }

  /// Puts what was cut in the place of a range, with the tokens in it.
  @discardableResult
  mutating func insert(_ cutting: Cutting, for range: Range<Int>) -> Bool {
    replace(range, with: String(cutting.characters), tokens: cutting.tokens)
  }
}

/// Keeping clusters right.
extension Draft {
  /// Puts `text` in the place of a range, with the caret behind it; false when that is refused.
  ///
  /// What comes together may become one cluster, as a letter and a mark do: then the caret stands
  /// behind it. Costs in proportion to what is replaced, not to the draft. `tokens` count from the
  /// start of the text and are forgotten where it joins with what stands beside it.
  @discardableResult
  mutating func replace(
    _ range: Range<Int>, with text: String, tokens added: [DraftToken] = [], goesOn: Bool = false
  ) -> Bool {
    let range = range.clamped(to: 0..<characters.count)
    // The cluster before ends where it did, or takes on some of what comes.
    let start = max(0, range.lowerBound - 1)
    let head = String(characters[start..<range.lowerBound]) + text
    var end = range.upperBound
    var joined: [Character]
    repeat {
      end = min(characters.count, end + 1 + (end - range.upperBound))
      joined = Array(head + String(characters[range.upperBound..<end]))
      // Until a cluster comes out as it was: what follows is as it was, too.
    } while end < characters.count
      && (joined.last != characters[end - 1] || characters[end - 1].isRegional)
    let caret = start + Self.count(of: joined, covering: head.utf8.count)
    // Tokens beside the change stay: only what differs is written.
    let same = joined.prefix(range.lowerBound - start).commonStart(with: characters[start...])
    let rest = joined[same...].suffix(end - range.upperBound)
      .commonEnd(with: characters[range.upperBound..<end])
    let new = Array(joined[same..<joined.count - rest])
    let place = start + same
    return splice(
      place..<end - rest, with: new, caret: caret,
      tokens: place == range.lowerBound && place + new.count == caret && new == Array(text)
        ? added.map { $0.moved(by: place) } : [],
      goesOn: goesOn)
  }

  /// How many of the characters hold the first `length` bytes.
  private static func count(of characters: [Character], covering length: Int) -> Int {
    var passed = 0
    let index = characters.firstIndex { character in
      defer { passed += character.utf8.count }
      return passed >= length
    }
    return index ?? characters.count
  }

  private func neighbours(of range: Range<Int>) -> ArraySlice<Character> {
    characters[max(0, range.lowerBound - 1)..<range.lowerBound]
      + characters[range.upperBound..<min(characters.count, range.upperBound + 1)]
  }

  /// Deletes a range; the caret stands where it was. `rest` is what a token in it becomes.
  mutating func remove(
    _ range: Range<Int>, keeping rest: DraftToken? = nil, goesOn: Bool = false
  ) {
    if neighbours(of: range).allSatisfy(\.standsAlone) {
      splice(
        range, with: [], caret: range.lowerBound, tokens: [rest].compactMap(\.self),
        goesOn: goesOn)
    } else {
      let tokens = [rest?.moved(by: -range.lowerBound)].compactMap(\.self)
      replace(range, with: "", tokens: tokens, goesOn: goesOn)
    }
  }
}

extension Collection<Character> {
  /// How many characters at the start are the same, scalar by scalar.
  fileprivate func commonStart(with other: some Sequence<Character>) -> Int {
    zip(self, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  }
}

extension BidirectionalCollection<Character> {
  fileprivate func commonEnd(with other: some BidirectionalCollection<Character>) -> Int {
    reversed().commonStart(with: other.reversed())
  }
}

extension Character {
  /// It joins no cluster, whatever stands beside it: printable ASCII and newline.
  fileprivate var standsAlone: Bool {
    guard let ascii = asciiValue else { return false }
    return ascii >= 0x20 && ascii < 0x7F || self == "\n"
  }

  /// A part of a flag: those pair up from the first one of their run on.
  fileprivate var isRegional: Bool {
    unicodeScalars.first?.isRegionalIndicator ?? false
  }
}
