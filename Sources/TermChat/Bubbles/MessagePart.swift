/// A part of a message that the mouse can hit, in the order in which it is asked (MessageKit's).
public enum MessagePart: String, Hashable, Sendable, CaseIterable {
  case bubble, avatar, cellTopLabel, cellBottomLabel, messageTopLabel, messageBottomLabel
  case accessory
}
