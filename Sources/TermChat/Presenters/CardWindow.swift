/// The columns of cards that are shown, one beside the other.
struct CardWindow {
  private(set) var first: Int
  private(set) var columns: [CardColumn]
  /// Of the widest card's content: 1 or more.
  private(set) var width: Int

  init(_ column: CardColumn, at first: Int) {
    self.first = first
    columns = [column]
    width = max(1, column.width)
  }
}

extension CardWindow {
  var range: Range<Int> { first..<first + columns.count }

  mutating func append(_ column: CardColumn) {
    columns.append(column)
    width = max(width, column.width)
  }

  mutating func prepend(_ column: CardColumn) {
    columns.insert(column, at: 0)
    width = max(width, column.width)
    first -= 1
  }
}

/// Cards that stand below each other.
struct CardColumn {
  let cards: [Presentation]
  let width: Int
  let height: Int

  init(_ cards: [Presentation]) {
    self.cards = cards
    width = cards.map(\.columns).max() ?? 0
    height = cards.map(\.lines.count).max() ?? 0
  }
}
