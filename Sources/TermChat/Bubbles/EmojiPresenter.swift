/// Draws emoji without a bubble, with air around them in place of a larger size.
public struct EmojiPresenter: Presenter {
  public init() {}

  public func present(
    _ kind: any MessageKind, columns: Int, style: Style, in appearance: Appearance
  ) -> Presentation? {
    guard let emoji = kind as? Emoji else { return nil }
    let lines = Presentation.text(emoji.text, columns: columns, style: style, in: appearance)
    return Presentation(.bare, lines: [.init([])] + lines)
  }
}
