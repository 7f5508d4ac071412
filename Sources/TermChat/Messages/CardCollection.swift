/// Several contents side by side, in `rows` rows.
public struct CardCollection: MessageKind {
  public var rows: Int
  public var items: [KindBox]
  public var name: String { "collection" }
  public var text: String { items.map(\.kind.text).joined(separator: "\n") }
  public var playingTime: Double? { items.lazy.compactMap(\.kind.playingTime).first }

  public init(rows: Int = 1, items: [KindBox]) {
    self.rows = rows
    self.items = items
  }
}
