/// The other side of a chat: takes requests and emits events.
///
/// It lives by the instants it is given, so the same source serves a terminal and virtual time. One
/// that works on a thread of its own (a program, a network) collects its events behind a `Mutex`,
/// hands them over in `events(until:)` and wakes the loop with the `Waker` it was made with.
public protocol MessageSource {
  /// It can serve any page again, so what leaves the loaded window may be forgotten.
  var keepsHistory: Bool { get }

  /// When it next has something to say by itself; nil when nothing is planned.
  var nextEvent: Instant? { get }

  mutating func receive(_ request: ChatRequest, at now: Instant)

  /// What has happened up to `now`, in order; each event is handed over once.
  mutating func events(until now: Instant) -> [ChatEvent]
}
