/// Draws a service line in the middle of the conversation.
public struct NoticePresenter: Presenter {
  public init() {}

  public func present(
    _ kind: any MessageKind, columns: Int, style: Style, in appearance: Appearance
  ) -> Presentation? {
    guard let notice = kind as? Notice else { return nil }
    let lines = Presentation.text(
      notice.text, columns: columns, style: appearance.theme.quiet, in: appearance)
    return Presentation(.centered, lines: lines)
  }
}
