/// What became of a text to be copied, as far as can be known: no terminal says whether it took it.
public enum CopyOutcome: Hashable, Sendable {
  case sent
  /// More than terminals take; nothing was copied.
  case tooLong
  /// The terminal has no clipboard.
  case unsupported
}
