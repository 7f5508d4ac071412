/// What a frame is drawn with: its size, its place in the run, its looks.
public struct BubbleBox: Sendable {
  public var side: MessageSide
  public var role: RunRole
  /// Of the content; the frame's own come on top.
  public var columns: Int
  public var border: Style
  /// Behind the content of a filled bubble.
  public var fill: Style
  /// Drawn into the bottom border, where there is one.
  public var badge: [Cell] = []
  public var lines: LineGlyphs
  public var filter: GlyphFilter

  /// The cells of one content line, as wide as the box.
  public func padded(_ cells: [Cell], _ style: Style = .plain) -> [Cell] {
    let rest = columns - cells.columns
    return rest > 0 ? cells + .blanks(rest, style) : cells
  }
}
