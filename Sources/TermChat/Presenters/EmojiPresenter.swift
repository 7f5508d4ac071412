/// Draws emoji without a bubble, with air around them in place of a larger size.
public struct EmojiPresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let emoji = kind as? Emoji else { return nil }
    var presentation = Presentation(.bare, lines: [.init([])])
    presentation.append(context.wrapped(emoji.text))
    return presentation
  }

  /// So many are a text.
  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    TextPieces.pieces(of: (kind as? Emoji)?.text ?? "").map { Text($0) }
  }
}
