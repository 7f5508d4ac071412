/// What a terminal is asked to show: the cells, where the cursor stands, the window's title.
public struct Frame: Equatable, Sendable {
  public var surface: Surface
  /// The caret, or nil to hide the cursor.
  public var cursor: Point?
  /// Filtered, one line; empty leaves the terminal's title alone.
  public var title: String
  /// False leaves the mouse to the terminal, which selects text with it.
  public var wantsMouse: Bool
  /// The colours that pictures have in place of the terminal's own; nil where nothing is known.
  public var window: Style?
  /// Another number where another theme is worn: with few colours each theme has a choice of its
  /// own.
  public var look: Int

  public init(
    surface: Surface, cursor: Point? = nil, title: String = "", wantsMouse: Bool = true,
    window: Style? = nil, look: Int = 0
  ) {
    self.surface = surface
    self.cursor = cursor
    self.title = title
    self.wantsMouse = wantsMouse
    self.window = window
    self.look = look
  }
}
