import TermChat

/// A piece of a long markdown text.
struct MarkdownPiece: MessageKind {
  /// Its part of the source.
  var text: String
  /// What the block that was cut began with: a fence, the header of a table.
  var opening = ""
  /// A blank line stood before it.
  var hasGap = false
  /// It begins in the middle of a code block.
  var isInsideCode = false

  var name: String { "markdown" }
  var source: String { opening + text }
}
