/// Draws the input bar: a rule, the prompt, the draft.
struct ComposerView {
  var composer: Composer
  var appearance: Appearance
  var columns: Int
  /// The most lines of the field.
  var mostLines: Int
  var hasRule: Bool
  /// Shown in place of an empty field's placeholder, and of a draft that isn't typed now.
  var hint: String?
  /// The rule tells that there is more below than the screen shows.
  var hasMoreBelow: Bool
  /// In place of the prompt's sign.
  var prompt: String?
  /// At the right of the rule, or of the field where there is none.
  var badge: String?
  /// Characters of the draft that were looked for.
  var lit: Range<Int>?
  /// A line above the field: what is answered or edited.
  var note: String?
  /// The field has the keys.
  var isTyped = true

  static let promptColumns = 2

  init(
    _ composer: Composer, appearance: Appearance, columns: Int, mostLines: Int, hasRule: Bool,
    hint: String?, hasMoreBelow: Bool
  ) {
    self.composer = composer
    self.appearance = appearance
    self.columns = columns
    self.mostLines = mostLines
    self.hasRule = hasRule
    self.hint = hint
    self.hasMoreBelow = hasMoreBelow
    // Costs nothing when nothing changed.
    self.composer.draft.layOut(
      columns: columns - Self.promptColumns - 1, filter: appearance.filter, lines: mostLines)
  }

  /// Rows that it wants.
  var rows: Int {
    min(composer.draft.lineCount, max(1, mostLines)) + (hasRule ? 1 : 0) + (note == nil ? 0 : 1)
  }
}

extension ComposerView {
  /// Draws into `rect`; returns where the caret stands.
  func draw(on surface: inout Surface, in rect: Rect) -> Point? {
    let (rule, noteRow, field) = parts(of: rect)
    drawRule(on: &surface, in: rule)
    drawNote(on: &surface, in: noteRow)
    surface.draw(
      appearance.cells(prompt ?? appearance.symbols.prompt, appearance.theme.prompt),
      at: field.origin, in: field)
    guard composer.hasField else {
      return drawDisabled(on: &surface, in: field)
    }
    if rule.isEmpty { drawBadge(on: &surface, in: field) }
    if composer.draft.isEmpty || (hint != nil && !isTyped) {
      drawPlaceholder(on: &surface, in: field)
      guard composer.draft.isEmpty else { return nil }
    }
    return drawDraft(on: &surface, in: field)
  }

  private func parts(of rect: Rect) -> (rule: Rect, note: Rect, field: Rect) {
    let (rule, rest) = rect.splitTop(hasRule && rect.size.rows > 1 ? 1 : 0)
    let (note, field) = rest.splitTop(note != nil && rest.size.rows > 1 ? 1 : 0)
    return (rule, note, field)
  }

  /// The first line that the field shows: the caret's is the last one at the latest.
  private func firstLine(in field: Rect) -> Int {
    max(0, composer.draft.caretPlace.row - field.size.rows + 1)
  }

  private func drawPlaceholder(on surface: inout Surface, in field: Rect) {
    let busy = composer.isBusy ? "Sending\(appearance.symbols.ellipsis)" : nil
    let text = hint ?? busy ?? composer.placeholder ?? "Message"
    draw(text, appearance.theme.placeholder, on: &surface, in: field)
  }

  private func drawDisabled(on surface: inout Surface, in field: Rect) -> Point? {
    let button = composer.button.map { "[ \($0) ]" }
    let label = hint ?? button ?? composer.placeholder ?? "Read only"
    draw(label, appearance.theme.placeholder, on: &surface, in: field)
    return nil
  }

  private func draw(
    _ text: String, _ style: Style, on surface: inout Surface, in field: Rect
  ) {
    let room = max(0, field.size.columns - Self.promptColumns)
    surface.draw(
      appearance.cells(text, style, within: room),
      at: Point(row: field.origin.row, column: field.origin.column + Self.promptColumns),
      in: field)
  }

  private func drawDraft(on surface: inout Surface, in field: Rect) -> Point? {
    let first = firstLine(in: field)
    for row in 0..<field.size.rows {
      let line = composer.draft.line(first + row)
      let cells = zip(line.glyphs, line.origins).map { glyph, origin in
        let isLit = lit?.contains(origin) ?? false
        return Cell(glyph, isLit ? appearance.theme.match : appearance.theme.draft)
      }
      let point = Point(
        row: field.origin.row + row, column: field.origin.column + Self.promptColumns)
      surface.draw(cells, at: point, in: field)
    }
    let caret = composer.draft.caretPlace
    let column = min(field.columns.upperBound - 1, Self.promptColumns + caret.column)
    return field.isEmpty
      ? nil : Point(row: field.origin.row + caret.row - first, column: max(0, column))
  }

  /// The caret for a click.
  func caret(at point: Point, in rect: Rect) -> Int? {
    let field = parts(of: rect).field
    let row = point.row - field.origin.row + firstLine(in: field)
    return composer.draft.caret(row: row, column: point.column - Self.promptColumns)
  }
}
