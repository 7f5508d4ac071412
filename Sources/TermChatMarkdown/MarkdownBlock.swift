import TermChat

/// A part of a markdown text that stands on lines of its own.
indirect enum MarkdownBlock: Hashable, Sendable {
  case paragraph(AttributedText)
  /// Level 1…6.
  case heading(Int, AttributedText)
  /// Lines without the last line's end; the language or "".
  case code(String, language: String)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  case table(MarkdownTable)
  case rule
}
