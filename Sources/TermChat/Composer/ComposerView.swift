/// Draws the input bar: a rule, the prompt, the draft, and what stands round them.
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
  /// In place of the composer's own.
  var placeholder: String?
  var sendSign = SendSign.none
  /// Beside the field.
  var left = BarLine()
  var right = BarLine()
  /// The rows above and below the field; nil for none.
  var top: BarLine?
  var bottom: BarLine?
  var strip: BarLine?
  /// In the rule.
  var tabs: [BarLine.Part] = []
  var panel: TabPanel?
  var panelRows = 0
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

  /// Rows that it wants.
  var rows: Int {
    min(composer.draft.lineCount, max(1, mostLines)) + rowsRoundField
  }

  private var draftColumns: Int { fieldColumns.count - Self.promptColumns - trailingColumns }

  /// Breaks the draft into lines, when all is set up; costs nothing when nothing changed.
  mutating func layOut() {
    composer.draft.layOut(columns: draftColumns, filter: appearance.filter, lines: mostLines)
  }
}

extension ComposerView {
  /// Draws into `rect`; returns where the caret stands.
  func draw(on surface: inout Surface, in rect: Rect) -> Point? {
    let parts = parts(of: rect)
    drawRule(on: &surface, in: parts.rule)
    drawNote(on: &surface, in: parts.note)
    drawRows(on: &surface, in: parts)
    let field = parts.field
    surface.draw(
      appearance.cells(
        prompt ?? appearance.symbols.prompt,
        isTyped ? appearance.theme.prompt : appearance.theme.quiet),
      at: field.origin, in: field)
    guard composer.hasField else {
      return drawDisabled(on: &surface, in: field)
    }
    drawSendSign(on: &surface, in: field)
    if parts.rule.isEmpty { drawBadge(on: &surface, in: field) }
    if composer.draft.isEmpty || (hint != nil && !isTyped) {
      drawPlaceholder(on: &surface, in: field)
      guard composer.draft.isEmpty else { return nil }
    }
    return drawDraft(on: &surface, in: field)
  }

  /// The first line that the field shows: the caret's is the last one at the latest.
  private func firstLine(in field: Rect) -> Int {
    max(0, composer.draft.caretPlace.row - field.size.rows + 1)
  }

  private func drawPlaceholder(on surface: inout Surface, in field: Rect) {
    let busy = composer.isBusy ? "Sending\(appearance.symbols.ellipsis)" : nil
    let text = hint ?? placeholder ?? busy ?? composer.placeholder ?? "Message"
    draw(text, appearance.theme.placeholder, on: &surface, in: field)
  }

  private func drawDisabled(on surface: inout Surface, in field: Rect) -> Point? {
    if hint == nil, composer.button != nil {
      drawButton(on: &surface, in: field)
    } else {
      let label = hint ?? composer.placeholder ?? "Read only"
      draw(label, appearance.theme.placeholder, on: &surface, in: field)
    }
    return nil
  }

  func draw(
    _ text: String, _ style: Style, on surface: inout Surface, in field: Rect
  ) {
    let room = max(0, field.size.columns - Self.promptColumns - sendColumns)
    surface.draw(
      appearance.cells(text, style, within: room),
      at: Point(row: field.origin.row, column: field.origin.column + Self.promptColumns),
      in: field)
  }

  private func drawDraft(on surface: inout Surface, in field: Rect) -> Point? {
    let first = firstLine(in: field)
    let colors = tokenColors.styles(of: composer.draft, appearance.theme)
    for row in 0..<field.size.rows {
      let line = composer.draft.line(first + row)
      let cells = zip(line.glyphs, line.origins).map { glyph, origin in
        Cell(glyph, style(of: origin, colors))
      }
      let point = Point(
        row: field.origin.row + row, column: field.origin.column + Self.promptColumns)
      surface.draw(cells, at: point, in: field)
    }
    drawScrollSigns(on: &surface, in: field, first: first, lines: composer.draft.lineCount)
    let caret = composer.draft.caretPlace
    let column = min(
      field.columns.upperBound - 1, field.origin.column + Self.promptColumns + caret.column)
    return field.isEmpty
      ? nil : Point(row: field.origin.row + caret.row - first, column: max(0, column))
  }

  private func style(of origin: Int, _ colors: [(range: Range<Int>, style: Style)]) -> Style {
    if lit?.contains(origin) ?? false { return appearance.theme.match }
    return colors.first { $0.range.contains(origin) }?.style ?? appearance.theme.draft
  }

  /// The caret for a click.
  func caret(at point: Point, in rect: Rect) -> Int? {
    let field = parts(of: rect).field
    let row = point.row - field.origin.row + firstLine(in: field)
    return composer.draft.caret(
      row: row, column: point.column - field.origin.column - Self.promptColumns)
  }
}
