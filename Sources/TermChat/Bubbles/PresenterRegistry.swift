/// Which presenter draws which kind; whatever isn't registered gets the fallback.
public struct PresenterRegistry: Sendable {
  private var presenters: [String: any Presenter]
  private let fallback: any Presenter

  public init(
    _ presenters: [String: any Presenter] = [:], fallback: any Presenter = FallbackPresenter()
  ) {
    self.presenters = presenters
    self.fallback = fallback
  }

  public static let standard = PresenterRegistry([
    "text": TextPresenter(), "emoji": EmojiPresenter(), "notice": NoticePresenter(),
  ])

  /// Lets `presenter` draw the kinds of this name.
  public mutating func register(_ presenter: any Presenter, for name: String) {
    presenters[name] = presenter
  }

  public func present(
    _ kind: any MessageKind, columns: Int, style: Style, in appearance: Appearance
  ) -> Presentation {
    let columns = max(1, columns)
    return presenters[kind.name]?.present(kind, columns: columns, style: style, in: appearance)
      ?? fallback.present(kind, columns: columns, style: style, in: appearance)
      ?? Presentation(lines: [])
  }
}
