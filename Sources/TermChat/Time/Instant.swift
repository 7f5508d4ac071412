/// A moment: whole milliseconds since 1970-01-01T00:00:00Z.
public struct Instant: Hashable, Comparable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension Instant {
  /// Saturates instead of overflowing: a script may ask to wait for ever.
  public static func + (left: Instant, milliseconds: Int64) -> Instant {
    let (sum, overflow) = left.milliseconds.addingReportingOverflow(milliseconds)
    return Instant(milliseconds: overflow ? (milliseconds < 0 ? .min : .max) : sum)
  }

  /// Milliseconds from `right` to `left`.
  public static func - (left: Instant, right: Instant) -> Int64 {
    let (difference, overflow) = left.milliseconds.subtractingReportingOverflow(right.milliseconds)
    return overflow ? (left < right ? .min : .max) : difference
  }
}
