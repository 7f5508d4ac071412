/// Draws what nobody else can: the kind's name and whatever text it carries.
public struct FallbackPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    var presentation = Presentation(
      lines: [context.line("[\(kind.name)]", context.styles.text.with(.dim))])
    if !kind.text.isEmpty { presentation.append(context.shown(kind.text)) }
    return presentation
  }

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    guard let text = TextPieces.beside(kind.text) else { return [] }
    return [Unknown(name: kind.name, text: text.first)] + text.rest
  }
}

/// The beginning of a kind that nobody draws.
private struct Unknown: MessageKind {
  var name: String
  var text: String
}
