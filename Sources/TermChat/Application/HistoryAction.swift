/// Searching what was sent before.
public enum HistoryAction: Hashable, Sendable {
  case start
  /// The next older text that was looked for, or the next newer one.
  case older, newer
  /// Takes what was found into the field.
  case accept
}
