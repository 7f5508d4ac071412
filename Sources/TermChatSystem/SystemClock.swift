import Glibc
public import TermChat

/// The time of day at its creation, running on evenly however the wall clock is set later.
public struct SystemClock: Sendable {
  private let start: Int64
  private let steadyStart: Int64

  public init() {
    self.init(startingAt: Instant(milliseconds: Self.milliseconds(CLOCK_REALTIME)))
  }

  /// A clock that shows `start` now, as a recording's does.
  public init(startingAt start: Instant) {
    self.start = start.milliseconds
    steadyStart = Self.steady
  }

  public var now: Instant { Instant(milliseconds: start + Self.steady - steadyStart) }

  // Unlike CLOCK_MONOTONIC it runs on while a laptop sleeps.
  private static var steady: Int64 { milliseconds(CLOCK_BOOTTIME) }

  private static func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
