/// Draws one kind of content.
public protocol Presenter: Sendable {
  /// Lays `kind` out in the room that `context` gives.
  ///
  /// Nil for a kind it doesn't know after all: the fallback takes over.
  func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation?

  /// Cuts a long content into contents of the same kind, each presented by itself when it comes
  /// into sight; one that has grown at its end begins with the same pieces.
  ///
  /// One piece or none: it is presented whole.
  func pieces(of kind: any MessageKind) -> [any MessageKind]

  /// The same for a content that holds others, which `presenters` cut.
  func pieces(of kind: any MessageKind, by presenters: PresenterRegistry) -> [any MessageKind]
}

extension Presenter {
  public func pieces(of kind: any MessageKind) -> [any MessageKind] { [] }

  public func pieces(
    of kind: any MessageKind, by presenters: PresenterRegistry
  ) -> [any MessageKind] {
    pieces(of: kind)
  }
}

extension PresenterContext {
  /// Text wrapped into the room there is; newlines at its end are not shown.
  ///
  /// Without a style of its own it is looked through for links, names and the like.
  public func wrapped(_ text: String, _ style: Style? = nil) -> Presentation {
    wrapped(style.map { appearance.styled(text, $0) } ?? detected(text))
  }

  private func detected(_ text: String) -> StyledText {
    let detections = appearance.detectors.detections(in: text)
    guard !detections.isEmpty else { return appearance.styled(text, styles.text) }
    var styled = StyledText()
    var start = text.startIndex
    for detection in detections {
      let range = detection.range
      styled.append(text[start..<range.lowerBound], styles.text, filter: appearance.filter)
      styled.append(text[range], styles.link, .init(detection), filter: appearance.filter)
      start = range.upperBound
    }
    styled.append(text[start...], styles.text, filter: appearance.filter)
    styled.trimNewlines()
    return styled
  }

  /// Lines of the text, with what is searched for marked.
  public func wrapped(_ text: StyledText) -> Presentation {
    guard !state.query.isEmpty else { return text.wrapped(columns: columns) }
    var text = text
    text.mark(SearchQuery(state.query), styles.match)
    return text.wrapped(columns: columns)
  }
}
