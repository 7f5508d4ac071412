/// Which end of the loaded messages a page belongs to.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  case older, newer
  /// Round a message or a time: it replaces what is loaded.
  case around
}
