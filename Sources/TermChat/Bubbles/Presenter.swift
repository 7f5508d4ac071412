/// Draws one kind of content.
public protocol Presenter: Sendable {
  /// Lays `kind` out in at most `columns` columns (1 or more), in `style`.
  ///
  /// Nil for a kind it doesn't know after all: the fallback takes over.
  func present(
    _ kind: any MessageKind, columns: Int, style: Style, in appearance: Appearance
  ) -> Presentation?
}

extension Presentation {
  /// Text wrapped into `columns`; newlines at its end are not shown.
  public static func text(
    _ text: String, columns: Int, style: Style, in appearance: Appearance
  ) -> [Line] {
    var glyphs = appearance.filter.glyphs(text)
    while glyphs.last == .newline { glyphs.removeLast() }
    return LineBreaker(columns: columns).lines(of: glyphs).map { range in
      Line(glyphs[range].map { Cell($0, style) }, offset: range.lowerBound)
    }
  }
}
