/// Where the parts of the bar stand.
struct ComposerParts {
  var rule: Rect
  var note: Rect
  var panel: Rect
  var top: Rect
  var strip: Rect
  var field: Rect
  var bottom: Rect
}

extension ComposerView {
  // Narrower screens have no sign for sending.
  static let leastForSendSign = 20
  // Less of a field is no good for writing.
  private static let leastField = 10

  /// Rows besides the field's.
  var rowsRoundField: Int {
    (hasRule ? 1 : 0) + panelRows
      + [note == nil, top == nil, strip == nil, bottom == nil].count { !$0 }
  }

  /// Of less room than it wants the field gets one row at least.
  func parts(of rect: Rect) -> ComposerParts {
    var rest = rect
    func take(_ rows: Int) -> Rect {
      let (top, below) = rest.splitTop(min(rows, max(0, rest.size.rows - 1)))
      rest = below
      return top
    }
    let rule = take(hasRule ? 1 : 0)
    let note = take(note == nil ? 0 : 1)
    let panel = take(panelRows)
    let top = take(top == nil ? 0 : 1)
    let strip = take(strip == nil ? 0 : 1)
    let (field, bottom) = rest.splitBottom(bottom == nil || rest.size.rows < 2 ? 0 : 1)
    return ComposerParts(
      rule: rule, note: note, panel: panel, top: top, strip: strip,
      field: Rect(
        row: field.origin.row, column: field.origin.column + fieldColumns.lowerBound,
        rows: field.size.rows, columns: fieldColumns.count), bottom: bottom)
  }

  /// Between what stands beside the field.
  var fieldColumns: Range<Int> {
    let start = left.columns == 0 ? 0 : left.columns + 1
    let end = right.columns == 0 ? columns : columns - right.columns - 1
    return start..<max(start, end)
  }

  /// Puts them beside the field, as far as it stays wide enough.
  mutating func place(left: BarLine, right: BarLine) {
    (self.left, self.right) = (left, right)
    if fieldColumns.count < Self.leastField { self.left = BarLine() }
    if fieldColumns.count < Self.leastField { (self.left, self.right) = (left, BarLine()) }
    if fieldColumns.count < Self.leastField { self.left = BarLine() }
  }
}

extension ComposerView {
  /// The last column stays free for the sign, whether it is there or not: no text moves for it.
  var sendColumns: Int { columns >= Self.leastForSendSign && composer.hasField ? 1 : 0 }

  /// Columns right of the text: one for the caret at its end.
  var trailingColumns: Int { 1 + sendColumns }

  /// What a click hits, where it isn't the text.
  func target(at point: Point, in rect: Rect) -> BarTarget? {
    let parts = parts(of: rect)
    let row = point.row
    if parts.rule.rows.contains(row) { return tabLine.target(at: point.column - tabColumn) }
    if parts.panel.contains(point) {
      return panel?.choice(at: point, in: parts.panel, appearance).map(BarTarget.choice)
    }
    for (line, place) in [(top, parts.top), (strip, parts.strip), (bottom, parts.bottom)]
    where place.contains(point) {
      return line?.target(at: point.column)
    }
    return fieldTarget(at: point, in: parts.field)
  }

  private func fieldTarget(at point: Point, in field: Rect) -> BarTarget? {
    let isLast = point.row == field.rows.upperBound - 1
    if isLast, let target = left.target(at: point.column) { return target }
    if isLast, let target = right.target(at: point.column - fieldColumns.upperBound - 1) {
      return target
    }
    guard field.contains(point) else { return nil }
    if composer.button != nil { return .button }
    guard composer.hasField, isLast, sendColumns > 0, sendSign == .ready else { return nil }
    return point.column == field.columns.upperBound - 1 ? .send : nil
  }
}
