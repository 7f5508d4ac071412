/// A list of markdown blocks.
struct MarkdownList: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    /// Whether the task is done; nil for what isn't one.
    var isChecked: Bool?
    var blocks: [MarkdownBlock] = []
  }

  /// The first number; nil for bullets.
  var start: Int?
  /// What follows a number.
  var delimiter = "."
  /// Nothing stands between its items.
  var isTight = true
  var items: [Item] = []
}
