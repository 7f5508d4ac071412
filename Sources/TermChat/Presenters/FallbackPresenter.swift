/// Draws what nobody else can: the kind's name and whatever text it carries.
public struct FallbackPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    var presentation = Presentation(
      lines: [context.line("[\(kind.name)]", context.styles.text.with(.dim))])
    if !kind.text.isEmpty { presentation.append(context.wrapped(kind.text)) }
    return presentation
  }
}
