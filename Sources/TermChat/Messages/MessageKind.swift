/// What a message contains: its kind and that kind's values.
///
/// Open by design: an embedder's type may conform and register a `Presenter` for its `name`.
/// Nothing switches on kinds: each is drawn by the presenter of its name, or by the fallback.
public protocol MessageKind: Hashable, Sendable {
  /// What presenters are registered under; on the wire the key of the content.
  var name: String { get }

  /// Whatever text it carries, for quotes, search, copying and the fallback; "" when none.
  var text: String { get }
}

extension MessageKind {
  public func isEqual(to other: any MessageKind) -> Bool { self == other as? Self }
}
