/// What keys do with completions.
public enum CompletionAction: Hashable, Sendable {
  /// Offers what completes the word before the caret.
  case open
  /// Puts the chosen one into the text.
  case accept
  /// Moves to another one, round the ends.
  case choose(Int)
}
