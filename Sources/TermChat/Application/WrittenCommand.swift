/// A draft read as a command: a name behind a slash, and what stands behind the name.
struct WrittenCommand: Hashable, Sendable {
  /// Without the slash; as it was written.
  let name: String
  /// Trimmed; may have several lines.
  let argument: String

  /// Nil for a text: one that doesn't begin with a slash, or where another or a blank follows it.
  init?(_ draft: Draft) {
    let text = draft.characters
    guard Self.begins(draft), text.count > 1 else { return nil }
    let end = text.firstIndex(where: \.isWhitespace) ?? text.count
    name = String(text[1..<end])
    argument = String(text[end...].trimmed)
  }

  /// Whether it is a command or, as a slash alone, may become one; costs nothing.
  static func begins(_ draft: Draft) -> Bool {
    let start = draft.characters.prefix(2)
    guard start.first == "/" else { return false }
    return start.dropFirst().first.map { $0 != "/" && !$0.isWhitespace } ?? true
  }
}
