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

  /// All of it, without white space at its ends; nil when blank.
  var trimmed: String? { characters[...].words }

  /// What is written between the files, trimmed; nil when that is blank.
  var textBetweenFiles: String? {
    var text: [Character] = []
    var start = 0
    for token in tokens where token.attachment != nil {
      text += characters[start..<token.range.lowerBound]
      start = token.range.upperBound
    }
    return (text + characters[start...])[...].words
  }

  private func add(_ range: Range<Int>, to parts: inout [DraftPart]) {
    if let text = characters[range].words { parts.append(.text(text)) }
  }
}

extension ArraySlice<Character> {
  /// Trimmed; nil when blank.
  fileprivate var words: String? {
    let trimmed = trimmed
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}
