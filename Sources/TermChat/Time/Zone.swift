/// A time zone: how far its clocks are ahead of UTC at an instant.
///
/// A function, because the zone data belongs to the system: `TermChatSystem` has the local one.
public struct Zone: Sendable {
  private let offset: @Sendable (Instant) -> Int

  /// `offset` answers in seconds east of UTC.
  public init(offset: @escaping @Sendable (Instant) -> Int) { self.offset = offset }

  public static let utc = Zone { _ in 0 }

  public func time(at instant: Instant) -> LocalTime {
    LocalTime(instant, offset: offset(instant))
  }
}
