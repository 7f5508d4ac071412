/// What of the sent texts comes into the field.
public enum Recall: Hashable, Sendable {
  case older, newer, oldest
  /// What is being written.
  case draft
}
