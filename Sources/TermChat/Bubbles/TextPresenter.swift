/// Draws plain text, wrapped by words.
public struct TextPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let text = kind as? Text else { return nil }
    return context.wrapped(text.text)
  }
}
