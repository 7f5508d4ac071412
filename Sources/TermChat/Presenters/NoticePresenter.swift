/// Draws a service line in the middle of the conversation.
public struct NoticePresenter: Presenter {
  public init() {}

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    guard let notice = kind as? Notice else { return nil }
    var presentation = context.wrapped(notice.text, context.appearance.theme.quiet)
    presentation.frame = .centered
    return presentation
  }

  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    TextPieces.pieces(of: (kind as? Notice)?.text ?? "").map { Notice($0) }
  }
}
