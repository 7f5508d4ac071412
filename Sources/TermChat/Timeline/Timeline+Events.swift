/// What arrives.
extension Timeline {
  /// Adds a message at the newest end, or replaces the one with its id; false when replaced.
  @discardableResult
  public mutating func receive(_ message: Message, at now: Instant) -> Bool {
    if update(message.id, .message(message), at: now) { return false }
    newestID = message.id
    if isAtNewest {
      insertNewest([message])
    } else if retention == .shelve {
      shelf.putNewest(message)
    }
    return true
  }

  /// Applies an event that concerns one message; false for an id that isn't known.
  @discardableResult
  public mutating func update(_ id: String, _ event: ChatEvent, at now: Instant) -> Bool {
    guard let index = index(of: id) else { return shelf.update(id, event, at: now) }
    change(at: index, event, at: now)
    return true
  }

  /// Marks own messages up to `id` as read; they end at the first that is read already.
  public mutating func markRead(upTo id: String, at now: Instant) {
    guard var index = index(of: id) else { return }
    while index >= 0 {
      let message = entries[index].message
      if let delivery = message.delivery {
        if delivery.status == .read { return }
        if delivery.status != .failed, delivery.status != .sending {
          change(
            at: index, .status(id: message.id, .read, reason: .clear, progress: .clear),
            at: now)
        }
      }
      index -= 1
    }
  }

  public mutating func clear() {
    self = Timeline(retention: retention, after: lastRevision)
  }

  /// Takes in a page, asked for or not, and frees the fetch it answers.
  public mutating func receive(_ page: Page, at now: Instant) {
    if paging.isLoading(page.edge) { paging = .idle }
    if let error = page.error {
      setEdge(page.edge, .failed(error))
    } else {
      insert(page, at: now)
    }
  }

  private mutating func insert(_ page: Page, at now: Instant) {
    let messages = page.messages.filter { !update($0.id, .message($0), at: now) }
    switch page.edge {
    case .older where shelf.hasOlder: shelf.putOldest(messages)
    case .older: insertOldest(messages)
    case .newer where shelf.hasNewer: for message in messages { shelf.putNewest(message) }
    case .newer: insertNewest(messages)
    case .around: replaceAll(with: page)
    }
    if page.edge != .around { setEdge(page.edge, page.more ? .more : .end) }
  }

  private mutating func replaceAll(with page: Page) {
    let newest = newestID
    clear()
    insertNewest(page.messages)
    newestID = newest ?? page.messages.last?.id
    older = page.more ? .more : .end
    newer = page.more && page.messages.last?.id != newest ? .more : .end
  }

  private mutating func setEdge(_ edge: Edge, _ status: EdgeStatus) {
    if edge == .newer { newer = status } else { older = status }
  }
}
