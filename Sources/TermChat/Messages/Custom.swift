/// A kind that only an embedder knows: drawn by whoever registered its name, else by the fallback.
public struct Custom: MessageKind {
  public var name: String
  /// Every field given, `kind` included.
  public var fields: JSON
  /// The text fields, in the order given.
  public var text: String

  public init(kind: String, fields: JSON) {
    name = kind
    self.fields = fields
    text = fields.members.filter { $0.key != "kind" }.compactMap(\.value.string)
      .joined(separator: "\n")
  }
}
