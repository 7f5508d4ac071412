public import TermChat

/// stub
public struct DemoSource: MessageSource {
  public init(history: Int, at now: Instant) {}
  public var keepsHistory: Bool { true }
  public var nextEvent: Instant? { nil }
  public mutating func receive(_ request: ChatRequest, at now: Instant) {}
  public mutating func events(until now: Instant) -> [ChatEvent] { [] }
}
