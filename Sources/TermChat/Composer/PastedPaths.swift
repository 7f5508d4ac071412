/// Paths of files, where a pasted text is nothing else: as files come that are dropped on a
/// terminal.
struct PastedPaths: Hashable, Sendable {
  /// Absolute ones, and `file://` addresses as they are.
  let paths: [String]

  // Bytes; a text may begin with a slash, too.
  private static let longest = 1 << 16

  /// Nil for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    var paths: [String] = []
    for line in lines {
      guard let more = Self.paths(in: line) else { return nil }
      paths += more
    }
    guard 1...Composer.mostAttachments ~= paths.count else { return nil }
    self.paths = paths
  }
}

extension PastedPaths {
  private static func paths(in line: Substring) -> [String]? {
    if let words = words(of: line), words.allSatisfy(isPath) { return words }
    // A path with blanks in it that nobody has quoted.
    let whole = String(line.trimmed)
    return isPath(whole) ? [whole] : nil
  }

  private static func isPath(_ word: String) -> Bool {
    (word.hasPrefix("/") && word.utf8.count > 1) || word.lowercased().hasPrefix("file://")
  }

  /// As a shell takes them apart: '…', "…" and \ quote; nil when a quote is left open.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        isEscaped = false
        word = (word ?? "") + String(character)
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return quote == nil && !isEscaped ? words : nil
  }
}
