/// The loaded window on a history of any length, and what is known beyond its two ends.
///
/// Every operation costs in proportion to the window and to the page that comes in, never to the
/// history.
public struct Timeline: Sendable {
  /// What happens to messages that leave the window.
  public enum Retention: Sendable {
    /// They are put on a shelf in memory: nobody else has them.
    case shelve
    /// They are dropped: the source serves them again.
    case forget
  }

  /// Oldest first.
  public private(set) var entries: [TimelineEntry] = []
  public internal(set) var paging: PagingStatus = .idle
  public internal(set) var older: EdgeStatus = .unknown
  public internal(set) var newer: EdgeStatus = .unknown

  let retention: Retention
  var shelf = Shelf()
  /// Pages round the newest message that were asked for and haven't come; they may, even after
  /// `patience`.
  var awaitedJumps = 0
  /// The message that such a page is to bring, if it isn't the newest.
  var sought: String?
  /// The newest message there is, loaded or not.
  var newestID: String?
  /// Ids of removed messages: what quotes them says so.
  var removed: Set<String> = []
  // id → serial; a message's index is its serial less the first one's.
  private(set) var serials: [String: Int] = [:]
  private var firstSerial = 0
  private(set) var lastRevision: Int

  public init(retention: Retention = .shelve) { self.init(retention: retention, after: 0) }

  /// Revisions go on after `revision`, so that no cached layout is mistaken for a new message's.
  init(retention: Retention, after revision: Int) {
    self.retention = retention
    lastRevision = revision
  }
}

extension Timeline {
  public func index(of id: String) -> Int? { serials[id].map { $0 - firstSerial } }

  public subscript(id: String) -> Message? { index(of: id).map { entries[$0].message } }

  /// Whether this id stands somewhere in what was received, loaded or not.
  public func knows(_ id: String) -> Bool { serials[id] != nil || shelf.contains(id) }

  /// Whether this id may be that of a message, perhaps one not loaded yet.
  public func mayHave(_ id: String) -> Bool {
    if removed.contains(id) { return false }
    return knows(id) || hasNewerGap || older == .more || older.isFailed
  }

  /// The window ends with the newest message there is.
  public var isAtNewest: Bool { !shelf.hasNewer && !hasNewerGap }

  /// The source has messages newer than these which it hasn't given.
  var hasNewerGap: Bool { newer == .more || newer.isFailed }
}

extension Timeline {
  mutating func insertNewest(_ messages: [Message]) {
    for message in messages where serials[message.id] == nil {
      serials[message.id] = firstSerial + entries.count
      entries.append(TimelineEntry(message: message, revision: nextRevision()))
    }
  }

  /// Puts a page before the window; ids known already keep their place.
  mutating func insertOldest(_ messages: [Message]) {
    var new: [TimelineEntry] = []
    for message in messages where serials[message.id] == nil {
      serials[message.id] = firstSerial + new.count
      new.append(TimelineEntry(message: message, revision: nextRevision()))
    }
    firstSerial -= new.count
    for entry in new { serials[entry.message.id, default: 0] -= new.count }
    entries.insert(contentsOf: new, at: 0)
  }

  mutating func change(at index: Int, _ event: ChatEvent, at now: Instant) {
    if case .remove = event { return remove(at: index) }
    entries[index].message.apply(event, at: now)
    entries[index].revision = nextRevision()
  }

  mutating func dropOldest(_ count: Int) -> [Message] {
    let dropped = entries.prefix(count).map(\.message)
    for message in dropped { serials[message.id] = nil }
    entries.removeFirst(dropped.count)
    firstSerial += dropped.count
    return dropped
  }

  mutating func dropNewest(_ count: Int) -> [Message] {
    let dropped = entries.suffix(count).map(\.message)
    for message in dropped { serials[message.id] = nil }
    entries.removeLast(dropped.count)
    return dropped
  }

  private mutating func remove(at index: Int) {
    serials[entries[index].message.id] = nil
    entries.remove(at: index)
    for entry in entries[index...] { serials[entry.message.id, default: 0] -= 1 }
  }

  private mutating func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }
}
