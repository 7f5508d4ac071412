/// A draft read as a command: a name behind a slash, and what stands behind the name.
struct WrittenCommand: Hashable, Sendable {
  /// Without the slash; as it was written.
  let name: String
  /// Trimmed; may have several lines.
  let argument: String

  /// Nil for a text: one that doesn't begin with a slash, or where another or a blank follows it.
  init?(_ draft: Draft) {
    let text = draft.characters
    guard text.first == "/", text.count > 1, text[1] != "/", !text[1].isWhitespace else {
      return nil
    }
    let end = text.firstIndex(where: \.isWhitespace) ?? text.count
    name = String(text[1..<end])
    argument = String(text[end...].trimmed)
  }
}
