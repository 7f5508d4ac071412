/// When the other side is told that a message is being written, and that it isn't any more.
struct TypingNotice: Sendable {
  /// Milliseconds after which it is told again while keys come, as Signal does.
  static let refresh: Int64 = 10_000
  /// Milliseconds without a key after which nothing is being written, as MessageKit's forerunners
  /// and XMPP's chat states (XEP-0085: "paused") have it.
  static let pause: Int64 = 5_000

  /// When it was told last; nil when nothing is being written.
  private var told: Instant?
  private var lastKey = Instant(milliseconds: 0)
}

extension TypingNotice {
  /// When silence ends it; nil when there is nothing to end.
  var deadline: Instant? { told == nil ? nil : lastKey + Self.pause }

  /// A key has changed a message; what is to be told.
  mutating func typed(at now: Instant) -> Bool? {
    lastKey = now
    if let told, now - told < Self.refresh { return nil }
    told = now
    return true
  }

  /// Nothing is being written now; what is to be told.
  mutating func stopped() -> Bool? {
    defer { told = nil }
    return told == nil ? nil : false
  }

  mutating func expire(at now: Instant) -> Bool? {
    deadline.map { $0 <= now } ?? false ? stopped() : nil
  }

  /// The message itself has ended it.
  mutating func sent() { told = nil }
}
