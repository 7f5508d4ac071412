/// What a terminal sent, decoded.
public enum TerminalInput: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text pasted as one piece, unfiltered; its lines end in `\n`.
  case paste(String)
  /// More bytes were pasted than a message may have; none of them was kept.
  case overlongPaste(bytes: Int)
  /// Whether the window has the keyboard now.
  case focus(Bool)
  case answer(TerminalAnswer)
}
