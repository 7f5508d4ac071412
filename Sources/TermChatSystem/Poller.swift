import Glibc
public import TermChat

/// The one place where the process sleeps.
public struct Poller: Sendable {
  private let clock: SystemClock

  public init(clock: SystemClock) { self.clock = clock }

  /// Sleeps until something can be read, was closed, or `deadline` has come (nil: for ever).
  ///
  /// Returns the descriptors that are ready, in the order given; negative ones never are.
  public func wait(for descriptors: [Int32], until deadline: Instant?) -> [Int32] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var count: Int32
    repeat {
      count = poll(&polled, nfds_t(polled.count), timeout(until: deadline))
    } while count < 0 && errno == EINTR
    guard count > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }
}

extension Poller {
  // The clock cuts off parts of a millisecond, so the sleep never ends too early.
  private func timeout(until deadline: Instant?) -> Int32 {
    guard let deadline else { return -1 }
    return Int32(clamping: max(0, deadline - clock.now))
  }
}
