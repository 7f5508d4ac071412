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
    "photo": PhotoPresenter(), "video": VideoPresenter(), "audio": AudioPresenter(),
    "location": LocationPresenter(), "contact": ContactPresenter(), "link": LinkPresenter(),
    "collection": CollectionPresenter(), "parts": PartsPresenter(),
    "attributed": AttributedTextPresenter(), "file": FilePresenter(),
  ])

  /// Lets `presenter` draw the kinds of this name.
  public mutating func register(_ presenter: any Presenter, for name: String) {
    presenters[name] = presenter
  }

  /// Nil where the fallback draws.
  public func presenter(for name: String) -> (any Presenter)? { presenters[name] }

  public func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation {
    presenters[kind.name]?.present(kind, in: context)
      ?? fallback.present(kind, in: context) ?? Presentation(lines: [])
  }

  /// The pieces of a long content; none where it is presented whole.
  public func pieces(of kind: any MessageKind) -> [any MessageKind] {
    let pieces = (presenters[kind.name] ?? fallback).pieces(of: kind, by: self)
    return pieces.count > 1 ? pieces : []
  }
}
