/// Whose side of the conversation a message stands on.
public enum MessageSide: Hashable, Sendable {
  case incoming, outgoing
}
