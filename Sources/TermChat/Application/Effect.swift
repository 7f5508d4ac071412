/// Work that `ChatScreen` wants done outside of it.
public enum Effect: Equatable, Sendable {
  case request(ChatRequest)
  /// Give the terminal back and stop, as C-z does.
  case suspend
  /// Paint the whole screen again.
  case redraw
  case quit
}
