/// One message of a conversation.
public struct Message: Sendable, Identifiable {
  /// Unique in a chat; "" until `ChatScreen` gives it one, when the source gave none.
  public var id: String
  /// The id of its sender; "" for a notice.
  public var from: String
  /// Nil until it arrives, when the source gave no time.
  public var at: Instant?
  public var kind: any MessageKind
  public var replyTo: String?
  /// Nil for what others sent.
  public var delivery: Delivery?
  public var editedAt: Instant?
  public var reactions: [Reaction]

  public init(
    id: String = "", from: String, at: Instant? = nil, _ kind: any MessageKind,
    replyTo: String? = nil, delivery: Delivery? = nil, editedAt: Instant? = nil,
    reactions: [Reaction] = []
  ) {
    self.id = id
    self.from = from
    self.at = at
    self.kind = kind
    self.replyTo = replyTo
    self.delivery = delivery
    self.editedAt = editedAt
    self.reactions = reactions
  }
}

extension Message: Equatable {
  public static func == (left: Message, right: Message) -> Bool {
    left.id == right.id && left.from == right.from && left.at == right.at
      && left.kind.isEqual(to: right.kind) && left.replyTo == right.replyTo
      && left.delivery == right.delivery && left.editedAt == right.editedAt
      && left.reactions == right.reactions
  }
}

extension Message {
  /// Adds or takes back `sender`'s reaction; an emoji nobody gives any more disappears.
  public mutating func react(_ emoji: String, from sender: String, on: Bool) {
    let index = reactions.firstIndex { $0.emoji == emoji }
    if let index {
      reactions[index].from.removeAll { $0 == sender }
      if on { reactions[index].from.append(sender) }
      if reactions[index].from.isEmpty { reactions.remove(at: index) }
    } else if on {
      reactions.append(Reaction(emoji, from: [sender]))
    }
  }
}
