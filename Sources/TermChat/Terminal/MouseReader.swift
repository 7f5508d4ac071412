/// Makes mouse actions of a terminal's button reports.
struct MouseReader: Sendable {
  private var pressed: Point?

  /// `code` as in `CSI < code ; column ; row M`, one-based; nil for buttons that mean nothing here.
  mutating func read(code: Int, column: Int, row: Int, isRelease: Bool) -> Mouse? {
    guard column >= 1, row >= 1 else { return nil }
    let point = Point(row: row - 1, column: column - 1)
    // Shift, Alt and Control are added as 4, 8 and 16.
    switch code & ~0b1_1100 {
    case 0 where isRelease: return release(at: point)
    case 0:
      pressed = point
      return Mouse(.press, at: point)
    case 2 where !isRelease: return Mouse(.rightClick, at: point)
    case 32 where !isRelease: return Mouse(.drag, at: point)
    case 64 where !isRelease: return Mouse(.wheelUp, at: point)
    case 65 where !isRelease: return Mouse(.wheelDown, at: point)
    default: return nil
    }
  }

  private mutating func release(at point: Point) -> Mouse {
    defer { pressed = nil }
    return Mouse(pressed == point ? .click : .release, at: point)
  }
}
