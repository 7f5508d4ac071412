/// Work that `ChatScreen` wants done outside of it.
public enum Effect: Equatable, Sendable {
  case request(ChatRequest)
  /// Put this text on the clipboard.
  case copy(String)
  /// Open this web or mail address.
  case open(String)
  /// Give the terminal back and stop, as C-z does.
  case suspend
  /// Paint the whole screen again.
  case redraw
  case quit
}
