import TestSupport

/// Texts made of what means something in markdown.
enum RandomMarkdown {
  private static let words = [
    "*", "**", "_", "~~", "`", "```", "~~~", "[", "](", ")", "![", "<", ">", "&amp;", "&#x41;",
    "|", "|---|---|", ":--:|---", "\n", "\n", "\n\n", "\n\n", "\n- ", "\n1. ", "\n10) ", "\n> ",
    "\n>> ", "\n# ", "\n  ", "\n    ", "\n---\n", "\n===\n", "\n```swift\n", "\n```\n", "\n~~~\n",
    "\n> ```\n", "\n- ```\n", "\n|a|b|\n|---|---|\n|c|d|\n", "- [x] ", "https://x.org", "a@b.org",
    "word ", "word ", "words and more words ", "漢字", "e\u{301}", "👩‍👩‍👧", "\t", "\\", "\r\n", "\0",
    "\u{1B}[31m", "[a]: https://x.org\n", "[a]",
  ]

  static func text(_ length: Int, using random: inout Randomness) -> String {
    // Each text has its own liking, so that some are nearly all code, some all tables.
    let liked = (0..<Int.random(in: 3...30, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }
    let isLong = Int.random(in: 0..<4, using: &random) == 0
    var text = ""
    while text.utf8.count < length {
      let word = liked.randomElement(using: &random) ?? ""
      text += word
      if isLong { text += String(repeating: "x", count: Int.random(in: 0...900, using: &random)) }
    }
    return text
  }
}
