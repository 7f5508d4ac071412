extension ConversationView {
  /// Draws the settled rows into `rect`, and the pill that tells of new messages below.
  func draw(on surface: inout Surface, in rect: Rect, appearance: Appearance) {
    for (offset, row) in rows.enumerated() {
      let point = Point(row: rect.origin.row + offset, column: rect.origin.column + row.column)
      surface.draw(row.cells, at: point, in: rect)
    }
    if let pill = pillRect(in: rect, appearance: appearance) {
      surface.draw(self.pill(appearance), at: pill.origin, in: rect)
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
