/// Moving the caret.
extension Draft {
  public enum Motion: Hashable, Sendable {
    case backward, forward
    case wordBackward, wordForward
    /// Back over everything up to white space, as `C-w` does.
    case blankWordBackward
    case lineStart, lineEnd
    case start, end
  }

  public mutating func move(_ motion: Motion) {
    caret = target(of: motion)
    endRun()
  }

  /// Inside an attachment the caret goes to the nearer side.
  public mutating func move(to caret: Int) {
    var place = min(max(0, caret), characters.count)
    if let token = token(around: place), token.attachment != nil {
      let (start, end) = (token.range.lowerBound, token.range.upperBound)
      place = place - start < end - place ? start : end
    }
    self.caret = place
    endRun()
  }

  /// From the caret to where a motion leads.
  func range(_ motion: Motion) -> Range<Int> {
    let target = target(of: motion)
    return min(caret, target)..<max(caret, target)
  }

  /// A file is stepped over as one.
  private func target(of motion: Motion) -> Int {
    let target = plainTarget(of: motion)
    guard let token = token(around: target), token.attachment != nil else { return target }
    return target < caret ? token.range.lowerBound : token.range.upperBound
  }

  private func plainTarget(of motion: Motion) -> Int {
    switch motion {
    case .backward: max(0, caret - 1)
    case .forward: min(characters.count, caret + 1)
    case .wordBackward: wordStart(before: caret)
    case .wordForward: wordEnd(after: caret)
    case .blankWordBackward: blankWordStart
    case .lineStart: characters[..<caret].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    case .lineEnd: characters[caret...].firstIndex(where: \.endsLine) ?? characters.count
    case .start: 0
    case .end: characters.count
    }
  }

  private var blankWordStart: Int {
    let head = characters[..<caret]
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return 0 }
    return head[..<last].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
  }
}

extension Character {
  /// `isNewline`, told from a byte where that is enough: a line may be long.
  fileprivate var endsLine: Bool {
    switch utf8.first ?? 0 {
    case 0x0A...0x0D: true
    // U+0085, U+2028 and U+2029 begin so.
    case 0xC2, 0xE2: isNewline
    default: false
    }
  }
}
