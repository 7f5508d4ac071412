import Glibc

/// The processor time of this process: what else the machine does isn't counted.
enum ProcessorClock {
  /// Microseconds that `work` takes.
  static func microseconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
