extension ConversationView {
  /// Draws the settled rows into `rect`, and the pill that tells of new messages below.
  ///
  /// `cursor`: the index of the message whose hotspot may have the focus.
  func draw(
    on surface: inout Surface, in rect: Rect, appearance: Appearance, cursor: Int? = nil
  ) {
    for ghost in ghosts { draw(ghost, on: &surface, in: rect, fades: true) }
    for block in shown { draw(block, on: &surface, in: rect) }
    for place in focusedRects(of: cursor, in: rect) { surface.restyle(place) { $0.with(.reverse) } }
    if let pill = pillRect(in: rect, appearance: appearance) {
      surface.draw(self.pill(appearance), at: pill.origin, in: rect)
    }
  }

  private func draw(
    _ block: ShownBlock, on surface: inout Surface, in rect: Rect, fades: Bool = false
  ) {
    let top = rect.origin.row + block.top + block.shift.row
    let left = rect.origin.column
    for (index, row) in block.block.rows.enumerated() where rect.rows.contains(top + index) {
      let shift = index < block.block.separators ? 0 : block.shift.column
      let point = Point(row: top + index, column: left + shift + row.column)
      let cells = fades ? row.cells.map { Cell($0.glyph, $0.style.with(.dim)) } : row.cells
      surface.draw(cells, at: point, in: rect)
    }
  }

  /// Where the hotspot that has the focus is on the surface.
  private func focusedRects(of cursor: Int?, in rect: Rect) -> [Rect] {
    guard let cursor, let focus = interaction.focusedHotspot,
      let shown = shown.first(where: { $0.place == BlockPlace(index: cursor) }),
      shown.block.hotspots.indices.contains(focus)
    else { return [] }
    return shown.block.hotspots[focus].spans.map { span in
      Rect(
        row: rect.origin.row + shown.top + span.line,
        column: rect.origin.column + span.columns.lowerBound, rows: 1,
        columns: span.columns.count
      ).intersection(rect)
    }
  }

  /// Where the pill is, when there is one.
  func pillRect(in rect: Rect, appearance: Appearance) -> Rect? {
    guard newCount > 0, !isAtEnd, !rect.isEmpty else { return nil }
    let columns = pill(appearance).columns
    return Rect(
      row: rect.rows.upperBound - 1,
      column: rect.origin.column + max(0, (rect.size.columns - columns) / 2), rows: 1,
      columns: columns)
  }

  private func pill(_ appearance: Appearance) -> [Cell] {
    appearance.cells(" \(appearance.symbols.more) \(newCount) new ", appearance.theme.pill)
  }
}
