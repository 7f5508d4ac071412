/// How messages fared since they were seen here: each status and when it came.
struct DeliveryLog: Sendable {
  struct Entry: Hashable, Sendable {
    var delivery: Delivery
    var at: Instant
  }

  // Statuses come and go: a flood of them must not grow for ever.
  private static let mostMessages = 500
  private static let mostEntries = 12

  private var entries: [String: [Entry]] = [:]
  // Oldest first.
  private var ids: [String] = []
}

extension DeliveryLog {
  /// In order of time.
  subscript(id: String) -> [Entry] { entries[id] ?? [] }

  /// Notes a status, when it is another than the last one.
  mutating func note(_ delivery: Delivery, of id: String, at now: Instant) {
    guard let known = entries[id] else { return begin(id, Entry(delivery: delivery, at: now)) }
    guard known.last?.delivery.status != delivery.status else { return }
    entries[id]?.append(Entry(delivery: delivery, at: now))
    if known.count >= Self.mostEntries { entries[id]?.removeFirst() }
  }

  private mutating func begin(_ id: String, _ entry: Entry) {
    entries[id] = [entry]
    ids.append(id)
    guard ids.count > Self.mostMessages else { return }
    entries[ids.removeFirst()] = nil
  }
}
