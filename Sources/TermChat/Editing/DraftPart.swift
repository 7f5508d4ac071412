/// What a draft is sent as: each part is a message.
public enum DraftPart: Hashable, Sendable {
  /// Trimmed, never blank.
  case text(String)
  case attachment(Attachment)
}

extension Draft {
  /// Texts and files in order; blank texts are dropped.
  public var parts: [DraftPart] {
    var parts: [DraftPart] = []
    var start = 0
    for token in tokens {
      guard let attachment = token.attachment else { continue }
      add(start..<token.range.lowerBound, to: &parts)
      parts.append(.attachment(attachment))
      start = token.range.upperBound
    }
    add(start..<characters.count, to: &parts)
    return parts
  }

  private func add(_ range: Range<Int>, to parts: inout [DraftPart]) {
    let text = characters[range]
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return }
    parts.append(.text(String(text[first...last])))
  }
}
