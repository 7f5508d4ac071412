/// What happened at one instant; it changes the screen at once.
public struct Batch: Equatable, Sendable {
  public var events: [Event]
  public var at: Instant

  public init(_ events: [Event] = [], at: Instant) {
    self.events = events
    self.at = at
  }
}
