/// What completers know of the screen.
public struct CompletionScene: Sendable {
  public let conversation: Conversation
  public let appearance: Appearance

  public init(_ conversation: Conversation, _ appearance: Appearance) {
    self.conversation = conversation
    self.appearance = appearance
  }
}
