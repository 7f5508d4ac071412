/// What can be done with one message.
public enum MessageAction: Hashable, Sendable {
  case reply, edit, remove
  /// Shows the emoji to choose from.
  case react
  case toggleReaction(String)
  case copy
  case openLink
  case retry
  /// Does what a tap on it would do.
  case activate
  case play
  /// Moves the focus by so many of its hotspots.
  case focusHotspot(Int)
  case scrollCards(Int)
  case goToQuoted
  case pressAvatar
  case menu, details
}
