/// A box round the lines of a message, as wide as they need.
struct Bubble {
  enum Side: Hashable, Sendable { case incoming, outgoing }

  var side: Side
  /// The corner next to the avatar is square at the end of a run.
  var endsRun: Bool
  var colors: BubbleColors
  /// Drawn into the bottom border.
  var badge: [Cell] = []
  /// False where there is no room for side lines.
  var hasBorder = true

  /// Columns that the box takes beside its content.
  static let frameColumns = 4
}

extension Bubble {
  /// The box's rows, all of one width.
  func rows(_ lines: [Presentation.Line], symbols: Symbols, filter: GlyphFilter) -> [[Cell]] {
    let width = max(lines.map(\.cells.columns).max() ?? 0, badge.columns)
    let sign = { (text: String) in filter.line(text).map { Cell($0, colors.border) } }
    let dash = sign(symbols.horizontal)
    let rule = { (count: Int) in (0..<max(0, count)).flatMap { _ in dash } }
    let wall = sign(symbols.vertical)
    let top = sign(symbols.topLeft) + rule(width + 2) + sign(symbols.topRight)
    let middle = lines.map { line in
      wall + .blanks(1) + line.cells + .blanks(width - line.cells.columns + 1) + wall
    }
    let foot = badge.isEmpty ? rule(width + 2) : rule(width + 1 - badge.columns) + badge + dash
    return [top] + middle + [sign(left(symbols)) + foot + sign(right(symbols))]
  }

  private func left(_ symbols: Symbols) -> String {
    side == .incoming && endsRun ? symbols.squareBottomLeft : symbols.bottomLeft
  }

  private func right(_ symbols: Symbols) -> String {
    side == .outgoing && endsRun ? symbols.squareBottomRight : symbols.bottomRight
  }
}
