/// Draws plain text, wrapped by words.
public struct TextPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let text = kind as? Text else { return nil }
    return context.wrapped(text.text)
  }

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    guard let text = kind as? Text else { return [] }
    return TextPieces.pieces(of: text.text).map(Text.init)
  }
}
