/// Something that happened: what the one inbox holds.
public enum Event: Equatable, Sendable {
  case chat(ChatEvent)
  case key(Key)
  /// Typed text, character by character; a newline in it is one in the draft.
  case text(String)
  case paste(String)
  /// More bytes were pasted than a message may have; none of them was kept.
  case overlongPaste(bytes: Int)
  case mouse(Mouse)
  case focused(Bool)
  case resized(Size)
  /// The terminal was found to show other forms of text than it was thought to.
  case learned(GlyphForms)
  /// The terminal told its background.
  case foundBackdrop(Backdrop)
  /// A source outside of the screen found completions.
  case completed(CompletionAnswer)
  /// The user's own side put something into the draft: files that were asked for, what was kept.
  case drafted(DraftUpdate)
  /// The input said something wrong.
  case diagnosed(Diagnostic)
  /// The program was asked to end from outside (a signal, the end of a script).
  case stopped
  /// The program was asked to stop for a while from outside.
  case suspendAsked
  /// The program goes on after having been stopped.
  case resumed
}
