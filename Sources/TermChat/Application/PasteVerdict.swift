/// What an embedding program makes of a paste.
public enum PasteVerdict: Hashable, Sendable {
  /// Nothing: the next one is asked, and in the end it is text.
  case pass
  /// It is dealt with, and doesn't reach the draft.
  case handled
  /// This text is pasted in its place.
  case replace(String)
  /// It stands for these files, to be sent.
  case attach([String])
}
