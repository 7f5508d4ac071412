/// Plain text of one or more lines.
public struct Text: MessageKind {
  public var text: String
  public var name: String { "text" }

  public init(_ text: String) { self.text = text }

  public func withText(_ text: String) -> (any MessageKind)? { Text(text) }
}
