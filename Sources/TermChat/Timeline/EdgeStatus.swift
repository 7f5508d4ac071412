/// What is known of the history beyond one end of the loaded messages.
public enum EdgeStatus: Hashable, Sendable {
  /// No `history` has spoken of it, so it is never asked for.
  case unknown
  case more
  case end
  /// The last load failed, and why; it is asked for again only by the user.
  case failed(String)
}

extension EdgeStatus {
  var isFailed: Bool { if case .failed = self { true } else { false } }
}
