import TermChat

/// A table of markdown text.
struct MarkdownTable: Hashable, Sendable {
  enum Alignment: Hashable, Sendable { case left, center, right }

  var alignments: [Alignment] = []
  var header: [AttributedText] = []
  /// Empty cells at a row's end are left out.
  var rows: [[AttributedText]] = []
}
