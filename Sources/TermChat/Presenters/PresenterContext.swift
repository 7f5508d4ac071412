/// What a presenter has to go by: the room, the looks, and how things stand.
public struct PresenterContext: Sendable {
  /// The widest line: 1 or more.
  public var columns: Int
  public var styles: ContentStyles
  public var appearance: Appearance
  public var state: ContentState
  /// For the contents inside a content.
  public var presenters: PresenterRegistry
  /// How many contents this one lies in.
  public var depth = 0
  /// The text is for the mouse to select: no frames, please.
  public var isBare = false
  /// The content lies in a card: it needs no frame of its own.
  public var isFramed = false

  public init(
    columns: Int, styles: ContentStyles = .plain, appearance: Appearance = Appearance(),
    state: ContentState = ContentState(), presenters: PresenterRegistry = .standard
  ) {
    self.columns = max(1, columns)
    self.styles = styles
    self.appearance = appearance
    self.state = state
    self.presenters = presenters
  }
}

extension PresenterContext {
  /// The context for a content inside this one, in at most `columns`.
  public func nested(columns: Int) -> PresenterContext {
    var context = self
    context.columns = max(1, columns)
    context.depth += 1
    context.isFramed = false
    return context
  }

  /// One line of filtered cells, cut to the room there is.
  public func line(_ text: String, _ style: Style? = nil) -> Presentation.Line {
    Presentation.Line(appearance.cells(text, style ?? styles.text, within: columns))
  }
}
