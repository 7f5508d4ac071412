/// Which theme is meant.
public enum ThemeReference: Hashable, Sendable {
  case name(String)
  case path(String)
}
