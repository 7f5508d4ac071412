/// Work that `ChatScreen` wants done outside of it.
public enum Effect: Equatable, Sendable {
  case request(ChatRequest)
  /// Tell whoever listens what became of a banner.
  case tell(BannerChange)
  /// Put text where the user pastes from.
  case copy(String)
  /// Open a link in another program.
  case open(String)
  case serve(Service)
  /// Have the draft edited in the user's editor; what comes back is a `composer` event.
  case compose(String)
  /// Give the terminal back and stop, as C-z does.
  case suspend
  /// Paint the whole screen again.
  case redraw
  case quit
}
