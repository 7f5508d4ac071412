/// What stands above, below and beside the draft.
extension ComposerView {
  func drawRows(on surface: inout Surface, in parts: ComposerParts) {
    panel?.draw(on: &surface, in: parts.panel, appearance)
    top?.draw(on: &surface, at: parts.top.origin, in: parts.top)
    strip?.draw(on: &surface, at: parts.strip.origin, in: parts.strip)
    bottom?.draw(on: &surface, at: parts.bottom.origin, in: parts.bottom)
    let last = parts.field.rows.upperBound - 1
    left.draw(on: &surface, at: Point(row: last, column: 0), in: surface.bounds)
    let column = fieldColumns.upperBound + 1
    right.draw(on: &surface, at: Point(row: last, column: column), in: surface.bounds)
  }

  func drawSendSign(on surface: inout Surface, in field: Rect) {
    guard sendColumns > 0, !field.isEmpty else { return }
    let point = Point(row: field.rows.upperBound - 1, column: field.columns.upperBound - 1)
    surface.draw(sendSign.cells(appearance), at: point, in: field)
  }

  func drawScrollSigns(on surface: inout Surface, in field: Rect, first: Int, lines: Int) {
    let column = field.columns.upperBound - trailingColumns
    guard column - field.origin.column > Self.promptColumns else { return }
    ScrollSigns(isMoreAbove: first > 0, isMoreBelow: first + field.size.rows < lines)
      .draw(on: &surface, in: field, column: column, appearance)
  }

  func drawButton(on surface: inout Surface, in field: Rect) {
    let theme = appearance.theme
    let style = isTyped ? theme.panelKey.with(.bold) : theme.panelKey
    draw("[ \(composer.button ?? "") ]", style, on: &surface, in: field)
  }
}
