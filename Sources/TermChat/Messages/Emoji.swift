/// Emoji alone, shown without a bubble.
public struct Emoji: MessageKind {
  public var text: String
  public var name: String { "emoji" }

  public init(_ text: String) { self.text = text }
}
