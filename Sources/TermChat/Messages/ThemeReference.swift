/// Which theme is meant.
public enum ThemeReference: Hashable, Sendable {
  /// A theme of the user's, or a built-in one.
  case name(String)
  /// A file.
  case path(String)
  /// The theme itself, as its file says it.
  case design(name: String, JSON)
}
