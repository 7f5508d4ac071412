/// What a conversation is made of: its messages, who takes part, who is typing.
public struct Conversation: Sendable {
  /// Somebody typing, since when.
  public struct Typist: Hashable, Sendable {
    public var id: String
    public var since: Instant
  }

  public var timeline: Timeline
  var deliveries = DeliveryLog()
  /// The local user's id.
  public var me: String { didSet { peopleRevision += 1 } }
  /// The first message that came while nobody looked; the unread line stands above it.
  public internal(set) var unread: String?
  /// In order of arrival.
  public private(set) var typists: [Typist] = []
  private var typistIDs: Set<String> = []
  private var senders: [String: Sender] = [:] { didSet { peopleRevision += 1 } }
  /// Another number after each change of `me` or of a participant.
  private(set) var peopleRevision = 0

  public init(me: String = "me", retention: Timeline.Retention = .shelve) {
    self.me = me
    timeline = Timeline(retention: retention)
  }
}

extension Conversation {
  /// The participant with this id; one never declared is named by its id.
  public func sender(_ id: String) -> Sender { senders[id] ?? Sender(id: id) }

  public func isOwn(_ message: Message) -> Bool { message.from == me }

  mutating func update(_ update: SenderUpdate) {
    senders[update.id] = update.applied(to: sender(update.id))
    if update.isMe { me = update.id }
  }

  mutating func setTyping(_ id: String, _ on: Bool, at now: Instant) {
    if on, typistIDs.insert(id).inserted {
      typists.append(Typist(id: id, since: now))
    } else if !on, typistIDs.remove(id) != nil,
      let index = typists.firstIndex(where: { $0.id == id })
    {
      typists.remove(at: index)
    }
  }

  /// Before a message disappears: the unread line is the next one's.
  mutating func passUnread(by id: String) {
    guard unread == id, let index = timeline.index(of: id) else { return }
    let newer = timeline.entries[(index + 1)...].first {
      !$0.message.from.isEmpty && !isOwn($0.message)
    }
    unread = newer?.message.id
  }

  mutating func clear() {
    timeline.clear()
    unread = nil
    deliveries = DeliveryLog()
    typists = []
    typistIDs = []
  }
}

extension Conversation {
  /// The ids of all who take part: who wrote last comes first, then those declared, the local user
  /// last.
  public var people: [String] {
    var seen: Set<String> = [me, ""]
    var ids: [String] = []
    for entry in timeline.entries.reversed() where seen.insert(entry.message.from).inserted {
      ids.append(entry.message.from)
    }
    return ids + senders.keys.filter { !seen.contains($0) }.sorted() + [me]
  }
}
