/// What a completed part of a draft is, and so how it is coloured.
public enum TokenRole: Hashable, Sendable {
  case mention, tag, command
  /// Text like any other.
  case plain
}
