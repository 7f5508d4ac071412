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
    if badge != nil { return drawBadge(on: &surface, in: rect) }
    guard let limit = composer.limit else { return }
    let count = composer.draft.characters.count
    let style = count >= limit ? appearance.theme.failure : appearance.theme.quiet
    let text = appearance.cells(" \(count)/\(limit) ", style, within: columns)
    let column = rect.columns.upperBound - text.columns - 1
    surface.draw(text, at: Point(row: rect.origin.row, column: max(0, column)), in: rect)
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
