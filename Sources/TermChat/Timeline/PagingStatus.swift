/// Whether a page is being fetched: one at a time, whatever the direction.
public enum PagingStatus: Hashable, Sendable {
  case idle
  case loading(Edge, since: Instant)

  public var isLoading: Bool { self != .idle }

  public func isLoading(_ edge: Edge) -> Bool {
    if case .loading(edge, _) = self { true } else { false }
  }
}
