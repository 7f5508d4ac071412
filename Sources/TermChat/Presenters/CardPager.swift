/// Which of the cards are shown, with arrows to the others: `‹ 2–4 of 9 ›`.
struct CardPager {
  var shown: Range<Int>
  var count: Int

  /// Nil when all are shown.
  func presentation(in context: PresenterContext) -> Presentation? {
    guard shown.count < count else { return nil }
    let symbols = context.appearance.symbols
    let text = text(in: context)
    let gap = context.blanks(context.columns >= text.columns + 4 ? 1 : 0)
    let left = arrow(symbols.left, shown.lowerBound > 0, in: context) + gap
    let right = gap + arrow(symbols.right, shown.upperBound < count, in: context)
    // In one column there is an arrow to the end, there one back.
    let cells =
      context.columns > 1 ? left + text + right : shown.upperBound < count ? right : left
    var pager = Presentation(lines: [.init(cells)])
    pager.hotspots = hotspots(left.columns, cells.columns, right.columns, in: context)
    return pager
  }
}

extension CardPager {
  private func text(in context: PresenterContext) -> [Cell] {
    let appearance = context.appearance
    let (first, last) = (shown.lowerBound + 1, shown.upperBound)
    let range = first == last ? "\(first)" : "\(first)\(appearance.symbols.range)\(last)"
    for text in ["\(range) of \(count)", "\(first)/\(count)", "\(first)"] {
      let cells = appearance.cells(text, context.styles.detail)
      if cells.columns + 2 <= context.columns { return cells }
    }
    return []
  }

  /// Blank where there is nothing more, so that what stands beside it never moves.
  private func arrow(_ sign: String, _ exists: Bool, in context: PresenterContext) -> [Cell] {
    exists ? context.appearance.cells(sign, context.styles.text) : context.blanks(1)
  }

  private func hotspots(
    _ left: Int, _ all: Int, _ right: Int, in context: PresenterContext
  ) -> [Hotspot] {
    var hotspots: [Hotspot] = []
    let canAdvance = shown.upperBound < count
    if shown.lowerBound > 0, all > 1 || !canAdvance {
      hotspots.append(scroll(to: shown.lowerBound - 1, 0..<left, in: context))
    }
    if canAdvance {
      hotspots.append(scroll(to: shown.lowerBound + 1, all - right..<all, in: context))
    }
    return hotspots
  }

  /// By how much the first card shown changes: it may stand beyond the one seen first.
  private func scroll(
    to card: Int, _ columns: Range<Int>, in context: PresenterContext
  ) -> Hotspot {
    let known = min(count - 1, max(0, context.state.firstCard))
    return Hotspot(.scrollCards(card - known), spans: [.init(line: 0, columns: columns)])
  }
}
