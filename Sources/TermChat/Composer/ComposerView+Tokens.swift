/// What stands for something in the draft is coloured.
extension ComposerView {
  func colorTokens(
    on surface: inout Surface, in field: Rect, _ layout: DraftLayout, firstLine: Int
  ) {
    let lines = firstLine..<firstLine + field.size.rows
    for (range, style) in tokenColors.styles(of: composer.draft, appearance.theme) {
      let start = layout.place(of: range.lowerBound)
      let end = layout.place(of: range.upperBound)
      for line in (start.row..<end.row + 1).clamped(to: lines) {
        let first = line == start.row ? start.column : 0
        let columns = layout.lines.indices.contains(line) ? layout.lines[line].columns : 0
        let last = line == end.row ? end.column : columns
        let rect = Rect(
          row: field.origin.row + line - firstLine,
          column: field.origin.column + Self.promptColumns + first, rows: 1,
          columns: max(0, last - first))
        surface.restyle(rect.intersection(field)) { _ in style }
      }
    }
  }
}
