/// Tells at an edge that there is more than is shown.
struct ScrollSigns {
  var isMoreAbove: Bool
  var isMoreBelow: Bool

  /// On one row the way down is told: who typed is at the end.
  func draw(
    on surface: inout Surface, in rect: Rect, column: Int, _ appearance: Appearance
  ) {
    guard !rect.isEmpty else { return }
    let draw = { (sign: String, row: Int, surface: inout Surface) in
      let cells = appearance.cells(sign, appearance.theme.quiet)
      _ = surface.draw(cells, at: Point(row: row, column: column), in: rect)
    }
    if isMoreAbove { draw(appearance.symbols.up, rect.origin.row, &surface) }
    if isMoreBelow { draw(appearance.symbols.down, rect.rows.upperBound - 1, &surface) }
  }
}
