/// Plain text of one or more lines.
public struct Text: MessageKind {
  public var text: String
  public var name: String { "text" }

  /// The most that a written one may have: whatever of them JSON escapes, and however many files
  /// come along, they are a line of the protocol (1 MiB).
  public static let mostBytes = 350_000

  public init(_ text: String) { self.text = text }

  public func withText(_ text: String) -> (any MessageKind)? { Text(text) }
}
