import Glibc

/// How long something may take before a test gives up.
package struct Deadline {
  private let end: Int64

  package init(milliseconds: Int64 = 10_000) { end = Self.now + milliseconds }

  package var hasPassed: Bool { Self.now >= end }

  /// Polls until `condition` holds; false when the time is over.
  package func reaches(_ condition: () throws -> Bool) rethrows -> Bool {
    while try !condition() {
      if hasPassed { return false }
      usleep(5_000)
    }
    return true
  }

  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
