/// Text with markdown in it.
public struct Markdown: MessageKind {
  /// The source, as it is copied.
  public var text: String
  public var name: String { "markdown" }

  public init(_ text: String) { self.text = text }

  public func withText(_ text: String) -> (any MessageKind)? { Markdown(text) }
}
