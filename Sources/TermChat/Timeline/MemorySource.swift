/// A chat whose other side is this process: it begins with its newest page, serves the older ones
/// from memory and accepts what is sent.
public struct MemorySource: MessageSource {
  private let history: GeneratedHistory
  /// What came after the history, oldest first.
  private var messages: [Message]
  /// Messages that are no longer as the history made them; nil: removed.
  private var changed: [String: Message?] = [:]
  private var indexes: [String: Int] = [:]
  private var planned: [(at: Instant, event: ChatEvent)] = []
  /// Milliseconds that an answer takes.
  public var latency: Int64

  public init(
    _ messages: [Message] = [], history: GeneratedHistory = .none,
    latency: Int64 = 0
  ) {
    self.history = history
    self.latency = latency
    self.messages = []
    for message in messages { add(message) }
    guard count > 0 else { return }
    let newest = page(.older, from: nil, limit: Timeline.pageSize)
    plan(.history(newest), at: Instant(milliseconds: .min))
  }

  public var keepsHistory: Bool { true }

  public var nextEvent: Instant? { planned.first?.at }

  public mutating func receive(_ request: ChatRequest, at now: Instant) {
    switch request {
    case .load(let edge, let from, let limit):
      plan(.history(page(edge, from: from, limit: limit)), at: now + latency)
    case .send(let id, let text, let replyTo, let files):
      let names = files.map { Attachment(path: $0, bytes: 0).name }
      let content = Text(text.isEmpty ? names.joined(separator: "\n") : text)
      let sent = Message(
        id: id, from: "me", at: now, content, replyTo: replyTo, delivery: Delivery(.sent))
      add(sent)
      setStatus(id, .sent, at: now + latency)
    case .retry(let id): setStatus(id, .sent, at: now + latency)
    case .edit(let id, let text): edit(id, text, at: now)
    case .remove(let id): change(id, .remove(id: id), at: now)
    case .reaction(let id, let emoji, let on):
      change(id, .reaction(id: id, from: "me", emoji: emoji, on: on), at: now)
    case .read, .typing, .press, .dismiss, .resize, .quit: break
    }
  }

  public mutating func events(until now: Instant) -> [ChatEvent] {
    let due = planned.prefix { $0.at <= now }.map(\.event)
    planned.removeFirst(due.count)
    return due
  }
}

/// For the other side's own doings.
extension MemorySource {
  /// Plans an event; what stands at the same instant keeps its order.
  public mutating func plan(_ event: ChatEvent, at time: Instant) {
    let place = planned.firstIndex { $0.at > time } ?? planned.count
    planned.insert((time, event), at: place)
  }

  /// Plans a message, and keeps it from now on.
  public mutating func plan(_ message: Message, at time: Instant) {
    var message = message
    message.at = message.at ?? time
    add(message)
    plan(.message(message), at: time)
  }

  /// Plans an own message's status, and keeps it.
  public mutating func setStatus(
    _ id: String, _ status: DeliveryStatus, reason: String? = nil, at time: Instant
  ) {
    change(
      id,
      .status(id: id, status, reason: reason.map(Update.set) ?? .clear, progress: .clear),
      at: time)
  }
}

extension MemorySource {
  private var count: Int { history.count + messages.count }

  private mutating func add(_ message: Message) {
    guard indexes[message.id] == nil else { return }
    indexes[message.id] = count
    messages.append(message)
  }

  private func index(of id: String) -> Int? { indexes[id] ?? history.index(of: id) }

  /// Nil when it was removed.
  private func message(at index: Int) -> Message? {
    let message =
      index < history.count ? history.message(at: index) : messages[index - history.count]
    return changed[message.id] ?? message
  }

  private mutating func edit(_ id: String, _ text: String, at time: Instant) {
    let old = index(of: id).flatMap(message)?.kind
    change(id, .edit(id: id, KindBox(old?.withText(text) ?? Text(text))), at: time)
  }

  /// Plans an event that changes a message, and keeps what it becomes.
  public mutating func change(_ id: String, _ event: ChatEvent, at time: Instant) {
    guard let index = index(of: id), let message = message(at: index) else { return }
    changed.updateValue(message.applying(event, at: time), forKey: id)
    plan(event, at: time)
  }

  private func page(_ edge: Edge, from: String?, limit: Int) -> Page {
    let place = from.flatMap(index)
    let range = range(edge, place: place, limit: max(1, limit))
    let more = edge == .newer ? range.upperBound < count : range.lowerBound > 0
    return Page(edge, range.compactMap(message), more: more)
  }

  private func range(_ edge: Edge, place: Int?, limit: Int) -> Range<Int> {
    switch edge {
    case .older:
      let end = place ?? count
      return max(0, end - limit)..<end
    case .newer:
      let start = place.map { $0 + 1 } ?? count
      return start..<min(count, start + limit)
    case .around:
      let end = min(count, (place ?? count) + limit / 2)
      return max(0, end - limit)..<end
    }
  }
}
