/// `**Ada** · 2026-01-01 09:00`, and the message below it.
extension Transcript {
  func markdown(_ message: Message, at time: LocalTime?) -> String {
    let name = escaped(name(of: message))
    let names = name.isEmpty ? [] : ["**\(name)**"]
    let times = time.map { ["\($0.date) \($0.minutes)"] } ?? []
    let start = (names + times).joined(separator: " · ")
    let content = content(message)
    let text = message.kind is Markdown ? content : escaped(content)
    // Line ends of a chat are meant.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(start)\n\n\(lines.joined(separator: message.kind is Markdown ? "\n" : "  \n"))\n\n"
  }

  // What begins something anywhere in a line of markdown, or at its start.
  private static let signs: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&",
  ]

  /// Text that markdown shows as it is.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if Self.signs.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
