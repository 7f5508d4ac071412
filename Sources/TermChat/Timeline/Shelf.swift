/// Messages that left the window and that no source can give again, in order, on both sides of it.
///
/// In chunks, so that taking and adding at either end costs nothing per message on the shelf.
struct Shelf: Sendable {
  private var older: [[Message]] = []
  private var newer: [[Message]] = []
  /// Updates to shelved messages wait here until the message comes back.
  private var pending: [String: [(event: ChatEvent, at: Instant)]] = [:]
  private var ids: Set<String> = []

  var hasOlder: Bool { !older.isEmpty }
  var hasNewer: Bool { !newer.isEmpty }
  var newerCount: Int { newer.reduce(0) { $0 + $1.count } }

  func contains(_ id: String) -> Bool { ids.contains(id) }
}

extension Shelf {
  /// Puts the window's oldest messages next to it.
  mutating func putOlder(_ messages: [Message]) {
    guard note(messages) else { return }
    older.append(messages)
  }

  /// Puts the window's newest messages next to it.
  mutating func putNewer(_ messages: [Message]) {
    guard note(messages) else { return }
    newer.insert(messages, at: 0)
  }

  /// Puts a page of history beyond everything older.
  mutating func putOldest(_ messages: [Message]) {
    guard note(messages) else { return }
    older.insert(messages, at: 0)
  }

  /// Puts what just arrived beyond everything newer.
  mutating func putNewest(_ message: Message) {
    ids.insert(message.id)
    if let last = newer.indices.last, newer[last].count < 100 {
      newer[last].append(message)
    } else {
      newer.append([message])
    }
  }

  /// Knows their ids from now on; false when there are none.
  private mutating func note(_ messages: [Message]) -> Bool {
    for message in messages { ids.insert(message.id) }
    return !messages.isEmpty
  }
}

extension Shelf {
  /// Takes at least one chunk of the messages just older than the window, oldest first.
  mutating func takeOlder() -> [Message] { older.popLast().map { unshelve($0) } ?? [] }

  mutating func takeNewer() -> [Message] {
    newer.isEmpty ? [] : unshelve(newer.removeFirst())
  }

  /// Moves the window's place to the newest end; what was newer is older now, but for the last.
  mutating func skipToNewest(passing window: [Message]) -> [Message] {
    putOlder(window)
    guard let last = newer.popLast() else { return takeOlder() }
    older += newer
    newer = []
    return unshelve(last)
  }

  private mutating func unshelve(_ messages: [Message]) -> [Message] {
    for message in messages { ids.remove(message.id) }
    return pending.isEmpty ? messages : messages.compactMap { updated($0) }
  }

  private mutating func updated(_ message: Message) -> Message? {
    guard let updates = pending.removeValue(forKey: message.id) else { return message }
    return updates.reduce(message as Message?) { message, update in
      message.flatMap { $0.applying(update.event, at: update.at) }
    }
  }
}

extension Shelf {
  /// Remembers a change to a message on the shelf; false when it isn't here.
  mutating func update(_ id: String, _ event: ChatEvent, at now: Instant) -> Bool {
    guard ids.contains(id) else { return false }
    pending[id, default: []].append((event, now))
    return true
  }
}
