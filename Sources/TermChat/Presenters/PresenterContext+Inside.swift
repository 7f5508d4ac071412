extension PresenterContext {
  /// The most contents inside one another that are laid out.
  static let deepest = 4

  /// A content inside this one in at most `columns`; too deep inside, its name alone.
  func inside(_ kind: any MessageKind, columns: Int, isFramed: Bool = false) -> Presentation {
    var context = nested(columns: columns)
    context.isFramed = isFramed
    guard context.depth <= Self.deepest else {
      return Presentation(lines: [context.line("[\(kind.name)]", styles.text.with(.dim))])
    }
    var presentation = presenters.present(kind, in: context)
    if presentation.frame != .bubble { presentation.trimAir() }
    return presentation.cut(columns: context.columns)
  }

  /// The first `rows` lines of a text, which may be of any length; its line ends count as spaces.
  func wrapped(_ text: String, _ style: Style, columns: Int, rows: Int) -> Presentation {
    let columns = max(1, columns)
    // A line more than is shown tells whether there is one.
    let glyphs = appearance.filter.line(text, filling: columns * (rows + 1))
    var styled = StyledText()
    styled.append(glyphs, style)
    let lines = styled.wrapped(columns: columns)
    return lines.cut(columns: columns, rows: rows, ellipsis: ellipsis(style))
  }

  // No card shows more of a text.
  private static let mostRowsInCard = 8

  /// Text wrapped whole, unless it would have had to be cut into pieces; in a card, which may hold
  /// any, as much of it as can be seen.
  func shown(_ text: String, _ style: Style? = nil) -> Presentation {
    guard isFramed else {
      let start = text.start(ofBytes: TextPieces.most)
      let isCut = start.utf8.count < text.utf8.count
      return wrapped(isCut ? start + appearance.symbols.ellipsis : text, style)
    }
    return wrapped(
      text, style ?? styles.text, columns: columns, rows: Self.mostRowsInCard)
  }

  /// What a bubble filled with colour shows between two signs.
  func blanks(_ count: Int) -> [Cell] { .blanks(count, styles.text) }

  /// The theme's, on whatever the bubble is filled with.
  var failure: Style {
    var style = appearance.theme.failure
    style.background = styles.text.background
    return style
  }

  func ellipsis(_ style: Style) -> [Cell] {
    appearance.cells(appearance.symbols.ellipsis, style)
  }
}
