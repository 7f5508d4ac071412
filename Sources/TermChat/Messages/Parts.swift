/// Several contents stacked in one bubble.
public struct Parts: MessageKind {
  public var items: [KindBox]
  public var name: String { "parts" }
  public var text: String { items.map(\.kind.text).joined(separator: "\n") }
  public var playingTime: Double? { items.lazy.compactMap(\.kind.playingTime).first }

  public init(_ items: [KindBox]) { self.items = items }
}
