/// A piece of history, oldest message first.
public struct Page: Equatable, Sendable {
  public var edge: Edge
  public var messages: [Message]
  /// There is more beyond it.
  public var more: Bool
  /// That load failed, and why.
  public var error: String?

  public init(_ edge: Edge = .older, _ messages: [Message], more: Bool, error: String? = nil) {
    self.edge = edge
    self.messages = messages
    self.more = more
    self.error = error
  }
}
