import CMarkdown

/// What md4c reports as text.
enum MarkdownText {
  /// A line end of the source is one on screen, as in GitHub's comments.
  static func decoded(
    _ kind: MD_TEXTTYPE, _ start: UnsafePointer<CChar>?, _ size: Int
  ) -> String {
    switch kind {
    case MD_TEXT_BR, MD_TEXT_SOFTBR: "\n"
    case MD_TEXT_NULLCHAR: "\u{FFFD}"
    case MD_TEXT_ENTITY: Entity.decoded(string(start, size))
    default: string(start, size)
    }
  }

  private static func string(_ start: UnsafePointer<CChar>?, _ size: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: size), as: UTF8.self)
  }
}
