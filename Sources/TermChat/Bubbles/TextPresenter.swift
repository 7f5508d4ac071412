/// Draws plain text, wrapped by words.
public struct TextPresenter: Presenter {
  public init() {}

  public func present(
    _ kind: any MessageKind, columns: Int, style: Style, in appearance: Appearance
  ) -> Presentation? {
    guard let text = kind as? Text else { return nil }
    return Presentation(
      lines: Presentation.text(text.text, columns: columns, style: style, in: appearance))
  }
}
