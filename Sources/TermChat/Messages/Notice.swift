/// A centred service line: "Alice joined".
public struct Notice: MessageKind {
  public var text: String
  public var name: String { "notice" }

  public init(_ text: String) { self.text = text }
}
