extension BannerView {
  /// Where it is in the conversation's area; on its way a part of it is outside.
  func rect(in area: Rect) -> Rect {
    let height = min(rows, area.size.rows)
    let row =
      switch layout.banner.position {
      case .top: area.origin.row
      case .center: area.origin.row + (area.size.rows - height) / 2
      case .bottom: area.rows.upperBound - height
      }
    let size = Size(rows: height, columns: area.size.columns)
    let shift = slide?.shift(of: size) ?? .zero
    return Rect(
      origin: Point(row: row + shift.row, column: area.origin.column + shift.column), size: size)
  }

  /// What is seen of it.
  func visibleRect(in area: Rect) -> Rect { rect(in: area).intersection(area) }

  /// Where the button stands; empty when there is none.
  func buttonRect(in area: Rect) -> Rect {
    let rect = rect(in: area)
    return Rect(
      row: rect.origin.row + (rect.size.rows - 1) / 2,
      column: rect.columns.upperBound - layout.button.columns - 1, rows: 1,
      columns: layout.button.columns)
  }

  func draw(on surface: inout Surface, in area: Rect) {
    let rect = rect(in: area)
    let clip = visibleRect(in: area)
    guard !clip.isEmpty else { return }
    let paint = layout.paint
    paint.fill(clip, on: &surface)
    let first = rect.origin.row + (hasAir ? 1 : 0)
    let room = max(0, rect.rows.upperBound - first - (hasAir ? 1 : 0))
    let focus = hasFocus ? focusedPart : nil
    for (offset, line) in clipped(to: room).enumerated() {
      let point = Point(row: first + offset, column: rect.origin.column + layout.indent)
      let isFocused = focus == .title && offset == 0
      paint.draw(isFocused ? line.inverted : line, at: point, in: clip, on: &surface)
    }
    paint.draw(
      focus == .icon ? layout.icon.inverted : layout.icon,
      at: Point(row: first, column: rect.origin.column + 1), in: clip, on: &surface)
    drawButton(
      focus == .button ? layout.button.inverted : layout.button, on: &surface,
      at: buttonRect(in: area),
      in: clip)
  }

  private enum Part { case button, icon, title }

  /// What shows the focus.
  private var focusedPart: Part {
    !layout.button.isEmpty ? .button : !layout.icon.isEmpty ? .icon : .title
  }

  private func drawButton(
    _ button: [Cell], on surface: inout Surface, at rect: Rect, in clip: Rect
  ) {
    guard !rect.isEmpty else { return }
    let paint = layout.paint
    paint.drawButton(button, at: rect.origin, in: clip, on: &surface)
    guard let shade = paint.shade, !appearance.isASCII else { return }
    let place = Point(row: rect.origin.row, column: rect.columns.upperBound)
    paint.drawShade(appearance.cells("▌", Style(shade)), at: place, in: clip, on: &surface)
  }

  /// The lines that fit; the last one shows that there were more.
  private func clipped(to count: Int) -> [[Cell]] {
    guard layout.lines.count > count, count > 0 else { return layout.lines }
    var shown = Array(layout.lines.prefix(count))
    let last = shown[count - 1]
    let ellipsis = appearance.cells(
      appearance.symbols.ellipsis, last.last?.style ?? .plain, within: layout.textColumns)
    shown[count - 1] = Array(last.prefix(within: layout.textColumns - ellipsis.columns)) + ellipsis
    return shown
  }
}

extension [Cell] {
  fileprivate var inverted: [Cell] {
    map { cell in
      var style = cell.style
      style.attributes.formSymmetricDifference(.reverse)
      return Cell(cell.glyph, style)
    }
  }
}
