/// What arrives.
extension Timeline {
  /// Adds a message at the newest end, or replaces the one with its id; false when replaced.
  @discardableResult
  public mutating func receive(_ message: Message, at now: Instant) -> Bool {
    if removed.contains(message.id) { shelf.purge(message.id) }
    if update(message.id, .message(message), at: now) { return false }
    newestID = message.id
    removed.remove(message.id)
    if isAtNewest {
      insertNewest([message])
    } else if retention == .shelve {
      hasNewerGap ? shelf.putLate(message) : shelf.putNewest(message)
    }
    return true
  }

  /// Applies an event that concerns one message; false for an id that isn't known.
  @discardableResult
  public mutating func update(_ id: String, _ event: ChatEvent, at now: Instant) -> Bool {
    if case .remove = event { forget(id) }
    guard let index = index(of: id) else { return shelf.update(id, event, at: now) }
    change(at: index, event, at: now)
    return true
  }

  private mutating func forget(_ id: String) {
    removed.insert(id)
    if newestID == id { newestID = nil }
  }

  /// Marks own messages up to `id` as read; they end at the first that is read already.
  ///
  /// Returns the ids of those that weren't.
  @discardableResult
  public mutating func markRead(upTo id: String, at now: Instant) -> [String] {
    var marked: [String] = []
    guard var index = index(of: id) else { return [] }
    while index >= 0 {
      let message = entries[index].message
      if let delivery = message.delivery {
        if delivery.status == .read { break }
        if delivery.status != .failed, delivery.status != .sending {
          marked.append(message.id)
          change(
            at: index, .status(id: message.id, .read, reason: .clear, progress: .clear),
            at: now)
        }
      }
      index -= 1
    }
    return marked
  }

  public mutating func clear() {
    self = Timeline(retention: retention, after: lastRevision)
  }

  /// Takes in a page, asked for or not, and frees the fetch it answers.
  ///
  /// True when it leads further: it brought something new, or nobody had asked. To ask again after
  /// an answer without anything new could go on for ever.
  @discardableResult
  public mutating func receive(_ page: Page, at now: Instant) -> Bool {
    let isAnswer = paging.isLoading(page.edge)
    if isAnswer { paging = .idle }
    if page.edge == .around { awaitedJumps = max(0, awaitedJumps - 1) }
    if let error = page.error {
      fail(page.edge, error)
      return false
    }
    return insert(page, at: now) || !isAnswer
  }

  /// Takes note of a jump's page that isn't wanted any more.
  mutating func endJump() {
    awaitedJumps = max(0, awaitedJumps - 1)
    if paging.isLoading(.around) { paging = .idle }
  }

  /// False when all of it was known.
  private mutating func insert(_ page: Page, at now: Instant) -> Bool {
    if page.edge == .around {
      replaceAll(with: page)
      return true
    }
    let fresh = page.messages.filter { !update($0.id, .message($0), at: now) }
    for message in fresh { removed.remove(message.id) }
    if page.edge == .older { insertOlder(fresh) } else { insertNewer(fresh) }
    setEdge(page.edge, page.more ? .more : .end)
    // What arrived late comes last: once the source repeats it, all before it is here.
    let meetsLate = page.messages.last.map { shelf.isLate($0.id) } ?? false
    if page.edge == .newer, !page.more || meetsLate { closeGap() }
    return !fresh.isEmpty
  }

  private mutating func insertOlder(_ messages: [Message]) {
    if shelf.hasOlder { shelf.putOldest(messages) } else { insertOldest(messages) }
  }

  private mutating func insertNewer(_ messages: [Message]) {
    if shelf.hasNewer {
      for message in messages { shelf.putNewest(message) }
    } else {
      insertNewest(messages)
    }
  }

  private mutating func closeGap() {
    newer = .end
    insertNewer(shelf.takeLate())
  }

  private mutating func replaceAll(with page: Page) {
    let (newest, jumps) = (newestID, awaitedJumps)
    // What is round a message is the middle, whatever the page says of its older end.
    let isMiddle = sought.map { id in page.messages.contains { $0.id == id } } ?? false
    clear()
    awaitedJumps = jumps
    insertNewest(page.messages)
    newestID = newest ?? page.messages.last?.id
    older = page.more ? .more : .end
    newer = (page.more || isMiddle) && page.messages.last?.id != newest ? .more : .end
  }

  /// A place in the middle is looked for from the newer end: that is where it failed.
  mutating func fail(_ edge: Edge, _ reason: String) {
    if edge == .older {
      older = .failed(reason)
    } else if hasNewerGap {
      newer = .failed(reason)
    }
  }

  private mutating func setEdge(_ edge: Edge, _ status: EdgeStatus) {
    if edge == .newer { newer = status } else { older = status }
  }
}
