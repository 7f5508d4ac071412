/// What a message contains: its kind and that kind's values.
///
/// Open by design: an embedder's type may conform and register a `Presenter` for its `name`.
/// Nothing switches on kinds: each is drawn by the presenter of its name, or by the fallback.
public protocol MessageKind: Hashable, Sendable {
  /// What presenters are registered under; on the wire the key of the content.
  var name: String { get }

  /// Whatever text it carries, for quotes, search, copying and the fallback; "" when none.
  var text: String { get }

  /// The same with another text; nil for what the user can't write anew.
  func withText(_ text: String) -> (any MessageKind)?

  /// Seconds that it plays; nil for what makes no sound.
  var playingTime: Double? { get }
}

extension MessageKind {
  public func withText(_ text: String) -> (any MessageKind)? { nil }
  public var playingTime: Double? { nil }

  public func isEqual(to other: any MessageKind) -> Bool { self == other as? Self }
}
