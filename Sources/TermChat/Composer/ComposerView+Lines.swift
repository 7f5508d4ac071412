/// What stands round the field: the rule with its marks, what is answered.
extension ComposerView {
  func drawRule(on surface: inout Surface, in rect: Rect) {
    guard !rect.isEmpty else { return }
    let dash = appearance.cells(appearance.symbols.horizontal, appearance.theme.rule)
    surface.draw((0..<columns).flatMap { _ in dash }, at: rect.origin, in: rect)
    if hasMoreBelow {
      let mark = appearance.cells(" \(appearance.symbols.more) ", appearance.theme.prompt)
      surface.draw(mark, at: Point(row: rect.origin.row, column: 2), in: rect)
    }
    tabLine.draw(on: &surface, at: Point(row: rect.origin.row, column: tabColumn), in: rect)
    let mark = ruleMark
    let column = rect.columns.upperBound - mark.columns - 1
    surface.draw(mark, at: Point(row: rect.origin.row, column: max(0, column)), in: rect)
  }

  /// At the right of the rule: a badge, a hint for who is typing, or the counter.
  private var ruleMark: [Cell] {
    let theme = appearance.theme
    if let badge { return appearance.cells(" \(badge) ", theme.quiet, within: columns) }
    if let hint, isTyped, composer.hasField, !composer.draft.isEmpty {
      return appearance.cells(" \(hint) ", theme.quiet, within: columns)
    }
    return composer.counter.map { counter in
      appearance.cells(" \(counter) ", composer.counterStyle(theme), within: columns)
    } ?? []
  }

  var tabColumn: Int { hasMoreBelow ? 6 : 2 }

  /// The tabs, as far as the rule has room for them.
  var tabLine: BarLine {
    guard !tabs.isEmpty else { return BarLine() }
    return BarLine(tabs, columns: max(0, columns - tabColumn - ruleMark.columns - 2))
  }

  func drawBadge(on surface: inout Surface, in rect: Rect) {
    guard let badge, !rect.isEmpty else { return }
    let text = appearance.cells(" \(badge) ", appearance.theme.quiet, within: columns)
    let column = rect.columns.upperBound - text.columns - 1
    guard column > Self.promptColumns else { return }
    surface.draw(text, at: Point(row: rect.origin.row, column: column), in: rect)
  }

  // An answer tells whom it is for, on the narrowest screen.
  private static let leastForWayOut = 30

  func drawNote(on surface: inout Surface, in rect: Rect) {
    guard let note, !rect.isEmpty else { return }
    let theme = appearance.theme
    let out =
      rect.size.columns < Self.leastForWayOut
      ? [] : appearance.cells(" Esc leaves ", theme.quiet)
    surface.draw(
      appearance.cells(
        "\(appearance.symbols.quote) \(note)", theme.quiet,
        within: max(0, rect.size.columns - out.columns)),
      at: rect.origin, in: rect)
    let column = rect.columns.upperBound - out.columns
    surface.draw(out, at: Point(row: rect.origin.row, column: column), in: rect)
  }
}
