/// How long something plays, as players show it: `m:ss`, from an hour on `h:mm:ss`.
///
/// Rounded up once, to whole seconds, so that 59.3 s is `1:00`.
struct PlayTime: Hashable {
  let seconds: Int64

  init(milliseconds: Int64) {
    let milliseconds = max(0, milliseconds)
    seconds = milliseconds / 1000 + (milliseconds % 1000 > 0 ? 1 : 0)
  }
}

extension PlayTime {
  /// Negative and not finite is nothing; more than 30 years is that.
  init(_ seconds: Double) { self.init(milliseconds: Self.milliseconds(seconds)) }

  static func milliseconds(_ seconds: Double) -> Int64 {
    guard seconds.isFinite, seconds > 0 else { return 0 }
    return Int64(min(seconds, 1e9) * 1000 + 0.5)
  }

  var text: String {
    let (minutes, rest) = (seconds / 60, (seconds % 60).digits(2))
    if minutes < 60 { return "\(minutes):\(rest)" }
    return "\(minutes / 60):\((minutes % 60).digits(2)):\(rest)"
  }
}
