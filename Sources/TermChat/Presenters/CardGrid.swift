/// Cards in rows of the same length, row by row; only columns that are shown are laid out.
struct CardGrid {
  private let items: [KindBox]
  private let rows: Int
  /// Columns of cards.
  let count: Int
  private let context: PresenterContext
  private let box: Box

  // A card is cut off below so many lines.
  private static let mostRows = 8
  private static let mostRowsOfCards = 100
  // Three cards are in sight where each has the room, two, or one.
  private static let cardsInSight = 3
  private static let roomForCard = 18
  private static let widestCard = 28
  // Where even one card has no room for a frame.
  private static let leastForFrame = 8

  init(_ collection: CardCollection, in context: PresenterContext) {
    items = collection.items
    rows = min(Self.mostRowsOfCards, min(items.count, max(1, collection.rows)))
    count = (items.count + rows - 1) / rows
    self.context = context
    box = Box(context: context)
  }
}

extension CardGrid {
  private var hasFrames: Bool { context.columns >= Self.leastForFrame && !context.isBare }
  private var frameColumns: Int { hasFrames ? box.frameColumns : 0 }

  /// The widest content of a card.
  private var widest: Int {
    let room = context.columns + 1
    let cards = max(1, min(Self.cardsInSight, min(count, room / Self.roomForCard)))
    return max(1, min(Self.widestCard, room / cards - 1) - frameColumns)
  }

  /// Lays out columns from `first` on, and those before it where the end leaves room for them.
  func shown(from first: Int) -> CardWindow {
    let start = min(count - 1, max(0, first))
    var window = CardWindow(cards(start), at: start)
    while window.range.upperBound < count {
      let next = cards(window.range.upperBound)
      guard fits(window, next) else { return window }
      window.append(next)
    }
    while window.first > 0 {
      let previous = cards(window.first - 1)
      guard fits(window, previous) else { break }
      window.prepend(previous)
    }
    return window
  }

  private func fits(_ window: CardWindow, _ column: CardColumn) -> Bool {
    let width = max(window.width, column.width)
    return hasFrames
      && (window.columns.count + 1) * (width + frameColumns + 1) - 1 <= context.columns
  }

  private func cards(_ column: Int) -> CardColumn {
    CardColumn(stride(from: column, to: items.count, by: count).map { card(items[$0].kind) })
  }

  private func card(_ kind: any MessageKind) -> Presentation {
    var inner = context
    inner.state.firstCard = 0
    // Of a long text the first piece is more than a card shows.
    let start = context.presenters.pieces(of: kind).first ?? kind
    var card = inner.inside(start, columns: widest, isFramed: hasFrames)
      .cut(columns: widest, rows: Self.mostRows, ellipsis: context.ellipsis(context.styles.detail))
    // A row of cards inside a card doesn't scroll: the message has but one first card.
    card.hotspots.removeAll { if case .scrollCards = $0.action { true } else { false } }
    return card
  }
}

extension CardGrid {
  /// All cards as wide and as high as the largest, one column between them.
  func presentation(_ window: CardWindow) -> Presentation {
    let height = window.columns.map(\.height).max() ?? 0
    var presentation = Presentation(lines: [])
    for row in 0..<rows {
      let top = presentation.lines.count
      for (index, column) in window.columns.enumerated() where row < column.cards.count {
        let card =
          hasFrames
          ? box.around(column.cards[row], columns: window.width, rows: height) : column.cards[row]
        let start = index * (window.width + frameColumns + 1)
        presentation.place(card, top: top, column: start, blank: context.blanks(1))
      }
    }
    presentation.extent = 1
    return presentation
  }
}

extension Presentation {
  /// Puts `other` on the lines from `top` on, behind what stands there, at `column`.
  fileprivate mutating func place(_ other: Presentation, top: Int, column: Int, blank: [Cell]) {
    for (index, line) in other.lines.enumerated() {
      if lines.count == top + index { lines.append(Line([], isClosed: line.isClosed)) }
      let gap = column - lines[top + index].cells.columns
      lines[top + index].cells += blank.repeated(gap) + line.cells
    }
    hotspots += other.hotspots.map { $0.moved(lines: top, columns: column) }
  }
}
