import Glibc

/// What came back on a terminal: when the last byte came, and how many there were.
struct Response {
  /// From the stimulus to the last byte.
  var milliseconds: Double
  var bytes: Int
}

/// Steady time in nanoseconds.
func steadyTime() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// Ends the benchmark.
func fail(_ reason: String) -> Never {
  print("termchat-bench: \(reason)")
  exit(1)
}
