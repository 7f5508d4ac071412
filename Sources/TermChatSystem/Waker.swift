import CTermChatSignals
import Glibc

/// Wakes the loop from any thread: a descriptor that is readable after `wake()`.
public final class Waker: Sendable {
  public let descriptor: Int32

  public init() throws(SystemError) {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("eventfd") }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
  }

  public func wake() { eventfd_write(descriptor, 1) }

  /// Makes the descriptor unreadable until the next `wake()`.
  public func drain() {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
  }
}
