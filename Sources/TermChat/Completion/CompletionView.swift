/// The list of what is offered, above the input bar.
struct CompletionView {
  var completing: Completing
  var appearance: Appearance

  // The two signs at the sides and a blank beside each.
  private static let frameColumns = 4
  // Narrower lists have no frame.
  private static let leastForFrame = 12
  private static let gap = 2
  // A shorter detail says nothing.
  private static let leastDetail = 4
}

extension CompletionView {
  /// Where it stands in the conversation's area: in its last rows.
  func rect(in area: Rect) -> Rect {
    guard completing.isOpen else { return .zero }
    let shape = shape(in: area)
    let column = area.size.columns > shape.columns ? 1 : 0
    return Rect(
      row: area.rows.upperBound - shape.rows, column: area.origin.column + column,
      rows: shape.rows, columns: shape.columns
    ).intersection(area)
  }

  /// The index of what is offered at a point.
  func offer(at point: Point, in area: Rect) -> Int? {
    let rect = rect(in: area)
    guard rect.contains(point) else { return nil }
    let index = first(rows: rect.size.rows) + point.row - rect.origin.row
    return completing.offers.indices.contains(index) ? index : nil
  }

  func draw(on surface: inout Surface, in area: Rect) {
    let rect = rect(in: area)
    guard !rect.isEmpty else { return }
    let shape = shape(in: area)
    // A column of air at each side, so that what it covers doesn't grow into its border.
    let air = Rect(
      row: rect.origin.row, column: rect.origin.column - 1, rows: rect.size.rows,
      columns: rect.size.columns + 2)
    surface.fill(air.intersection(area), with: .blank)
    surface.fill(rect, with: Cell(.space, appearance.theme.panel))
    for (offset, row) in rows(shape).enumerated() {
      surface.draw(
        row, at: Point(row: rect.origin.row + offset, column: rect.origin.column), in: rect)
    }
  }
}

/// How wide it is.
extension CompletionView {
  private struct Shape {
    var rows: Int
    var columns = 0
    var text = 0
    var detail = 0
    var hasFrame = false
  }

  private func shape(in area: Rect) -> Shape {
    let offers = completing.offers
    var shape = Shape(
      rows: min(Completing.mostRows, max(1, offers.count), max(0, area.size.rows)))
    shape.hasFrame = area.size.columns >= Self.leastForFrame
    let frame = shape.hasFrame ? Self.frameColumns : 0
    let room = max(0, area.size.columns - frame)
    let looking = offers.isEmpty ? notice(within: room).columns : 0
    let lead = width(prefix, within: room)
    shape.text = offers.reduce(looking) {
      max($0, min(room, lead + width($1.text, within: room)))
    }
    let rest = room - shape.text - Self.gap
    if rest >= Self.leastDetail {
      shape.detail = offers.reduce(0) { max($0, width($1.detail, within: rest)) }
    }
    shape.columns = shape.text + (shape.detail > 0 ? shape.detail + Self.gap : 0) + frame
    return shape
  }

  private func width(_ text: String, within columns: Int) -> Int {
    min(columns, appearance.filter.line(text, filling: columns).columns)
  }

  private func first(rows: Int) -> Int { max(completing.first, completing.chosen - rows + 1) }
}

/// What stands in its rows.
extension CompletionView {
  private func rows(_ shape: Shape) -> [[Cell]] {
    guard !completing.offers.isEmpty else {
      return [framed(notice(within: shape.text), shape, side: nil)]
    }
    let first = first(rows: shape.rows)
    let indices = (first..<first + shape.rows).filter(completing.offers.indices.contains)
    return indices.map { index in
      let isLast = index == indices.last
      let hasMore = isLast && index + 1 < completing.offers.count
      return framed(
        row(index, shape), shape, side: hasMore ? appearance.symbols.more : nil)
    }
  }

  private func row(_ index: Int, _ shape: Shape) -> [Cell] {
    let offer = completing.offers[index]
    var cells = text(offer, within: shape.text)
    cells += .blanks(shape.text - cells.columns, appearance.theme.panel)
    if shape.detail > 0 {
      let detail = detail(offer, within: shape.detail)
      cells +=
        .blanks(Self.gap, appearance.theme.panel) + detail
        + .blanks(shape.detail - detail.columns, appearance.theme.panel)
    }
    guard index == completing.chosen else { return cells }
    return cells.map { Cell($0.glyph, $0.style.with(.reverse)) }
  }

  /// `side` in place of the right border.
  private func framed(_ cells: [Cell], _ shape: Shape, side: String?) -> [Cell] {
    guard shape.hasFrame else { return cells }
    let theme = appearance.theme
    let left = appearance.cells(appearance.symbols.vertical, theme.panelKey, within: 1)
    let right = appearance.cells(
      side ?? appearance.symbols.vertical, theme.panelKey, within: 1)
    let room = shape.columns - Self.frameColumns
    return left + .blanks(1, theme.panel) + cells
      + .blanks(max(0, room - cells.columns) + 1, theme.panel) + right
  }

  private func text(_ offer: Completion, within columns: Int) -> [Cell] {
    let style = appearance.theme.panel
    let start = appearance.cells(prefix, style, within: columns)
    return start + lit(appearance.cells(offer.text, style, within: columns - start.columns))
  }

  /// Shown where it stays and is no word of its own.
  private var prefix: String {
    guard let trigger = completing.trigger, trigger.keepsPrefix,
      !trigger.characters.contains(where: \.isWhitespace)
    else { return "" }
    return trigger.prefix
  }

  private func detail(_ offer: Completion, within columns: Int) -> [Cell] {
    let theme = appearance.theme
    let cells = appearance.cells(offer.detail, theme.quiet.over(theme.panel), within: columns)
    return query.matches(offer.text) ? cells : lit(cells)
  }

  private var query: SearchQuery { SearchQuery(completing.session?.filter ?? "") }

  private func lit(_ cells: [Cell]) -> [Cell] {
    var cells = cells
    for range in query.ranges(in: cells.map(\.glyph)) {
      for index in range { cells[index].style = cells[index].style.with(.bold) }
    }
    return cells
  }

  private func notice(within columns: Int) -> [Cell] {
    appearance.cells(
      "Looking\(appearance.symbols.ellipsis)", appearance.theme.quiet.over(appearance.theme.panel),
      within: columns)
  }
}
