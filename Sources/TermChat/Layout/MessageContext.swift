/// What a message's looks may depend on.
public struct MessageContext: Sendable {
  public var message: Message
  public var sender: Sender
  public var side: MessageSide
  public var decoration: Decoration
  public var appearance: Appearance
}
