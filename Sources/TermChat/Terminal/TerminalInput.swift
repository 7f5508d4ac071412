/// What a terminal sent, decoded.
public enum TerminalInput: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text pasted as one piece, unfiltered; its lines end in `\n`.
  case paste(String)
  /// Whether the window has the keyboard now.
  case focus(Bool)
  case answer(TerminalAnswer)
}
