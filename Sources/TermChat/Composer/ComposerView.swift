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
  /// A line above the field: what is answered or edited.
  var note: String?
  /// The field has the keys.
  var isTyped = true
  var tokenColors = TokenColors()

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
  }

  /// Rows that it wants; costs no more for a long draft than for one that fills them.
  var rows: Int {
    let lines = DraftLayout.lineCount(
      of: composer.draft, columns: draftColumns, filter: appearance.filter,
      atMost: max(1, mostLines))
    return lines + (hasRule ? 1 : 0) + (note == nil ? 0 : 1)
  }

  private var draftColumns: Int { columns - Self.promptColumns - 1 }

  private var layout: DraftLayout {
    DraftLayout(composer.draft, columns: draftColumns, filter: appearance.filter)
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
  private func firstLine(of layout: DraftLayout, in field: Rect) -> Int {
    max(0, layout.place(of: composer.draft.caret).row - field.size.rows + 1)
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
    let layout = layout
    let caret = layout.place(of: composer.draft.caret)
    let first = firstLine(of: layout, in: field)
    for (offset, line) in layout.lines.dropFirst(first).prefix(field.size.rows).enumerated() {
      let point = Point(
        row: field.origin.row + offset, column: field.origin.column + Self.promptColumns)
      surface.draw(line, appearance.theme.draft, at: point, in: field)
    }
    colorTokens(on: &surface, in: field, layout, firstLine: first)
    let column = min(field.columns.upperBound - 1, Self.promptColumns + caret.column)
    return field.isEmpty
      ? nil : Point(row: field.origin.row + caret.row - first, column: max(0, column))
  }
}

/// Moving by drawn lines, and back through what was sent.
extension ComposerView {
  /// The caret one line up or down; nil beyond the first and last line.
  func caret(linesDown: Int) -> Int? {
    let layout = layout
    let place = layout.place(of: composer.draft.caret)
    return layout.caret(row: place.row + linesDown, column: place.column)
  }

  /// The caret for a click.
  func caret(at point: Point, in rect: Rect) -> Int? {
    let field = parts(of: rect).field
    let layout = layout
    let row = point.row - field.origin.row + firstLine(of: layout, in: field)
    return layout.caret(row: row, column: point.column - Self.promptColumns)
  }
}
