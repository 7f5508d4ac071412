/// What can be done to find messages.
public enum SearchAction: Hashable, Sendable {
  case start
  /// Goes to the nearest older match.
  case accept
  /// Goes by so many matches, to older ones when positive.
  case next(Int)
}
