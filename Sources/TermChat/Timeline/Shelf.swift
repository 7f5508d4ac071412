/// Messages that left the window and that no source can give again, in order, on both sides of it.
///
/// In chunks, so that taking and adding at either end costs nothing per message on the shelf.
struct Shelf: Sendable {
  private var older: [[Message]] = []
  private var newer: [[Message]] = []
  /// What arrived while the source still had messages between the window and it.
  private var late: [Message] = []
  /// Updates to shelved messages wait here until the message comes back.
  private var pending: [String: [(event: ChatEvent, at: Instant)]] = [:]
  private var ids: Set<String> = []

  var olderChunks: [[Message]] { older }
  var newerChunks: [[Message]] { newer }

  var hasOlder: Bool { !older.isEmpty }
  var hasNewer: Bool { !newer.isEmpty }

  func contains(_ id: String) -> Bool { ids.contains(id) }

  func isLate(_ id: String) -> Bool { ids.contains(id) && late.contains { $0.id == id } }
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

  /// Keeps what just arrived until the source has given all that came before it.
  mutating func putLate(_ message: Message) {
    ids.insert(message.id)
    late.append(message)
  }

  /// Knows their ids from now on; false when there are none.
  private mutating func note(_ messages: [Message]) -> Bool {
    for message in messages { ids.insert(message.id) }
    return !messages.isEmpty
  }
}

extension Shelf {
  /// Takes a chunk of the messages just older than the window, oldest first; none when all is
  /// taken.
  mutating func takeOlder() -> [Message] {
    while let chunk = older.popLast() {
      let messages = unshelve(chunk)
      if !messages.isEmpty { return messages }
    }
    return []
  }

  mutating func takeNewer() -> [Message] {
    while !newer.isEmpty {
      let messages = unshelve(newer.removeFirst())
      if !messages.isEmpty { return messages }
    }
    return []
  }

  /// Takes what waited for the source's messages before it.
  mutating func takeLate() -> [Message] {
    let messages = unshelve(late)
    late = []
    return messages
  }

  /// Forgets a removed message whose id comes again: a new one must not be taken for it.
  mutating func purge(_ id: String) {
    guard ids.remove(id) != nil else { return }
    pending[id] = nil
    for index in older.indices { older[index].removeAll { $0.id == id } }
    for index in newer.indices { newer[index].removeAll { $0.id == id } }
    older.removeAll(where: \.isEmpty)
    newer.removeAll(where: \.isEmpty)
    late.removeAll { $0.id == id }
  }

  /// Moves the window's place to the newest end; what was newer is older now, but for the last.
  mutating func skipToNewest(passing window: [Message]) -> [Message] {
    putOlder(window)
    older += newer
    newer = []
    return takeOlder()
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
