/// One place of a grid: a glyph and how it looks.
public struct Cell: Hashable, Sendable {
  public var glyph: Glyph
  public var style: Style

  public init(_ glyph: Glyph, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  public static let blank = Cell(.space)
}

extension Cell {
  /// Stands to the right of a glyph of two columns, which is drawn by the cell on its left.
  static func continuation(_ style: Style) -> Cell { Cell(.continuation, style) }

  public var isContinuation: Bool { glyph == .continuation }
}

extension Glyph {
  // U+0000 with no column: no filtered text contains it.
  static let continuation = Glyph(0, columns: 0)
}
