/// A press on a banner that may become a swipe.
struct Swipe: Hashable, Sendable {
  /// The number of the banner pressed.
  var banner: Int
  var start: Point
}

extension Swipe {
  // One column is a shaky hand: cells are twice as high as wide.
  private static let leastColumns = 2

  /// The way that a banner of this position was swiped; nil while it may still be a click.
  func way(to point: Point, _ position: Banner.Position) -> BannerWay? {
    let rows = point.row - start.row
    let columns = point.column - start.column
    switch position {
    case .top: return rows < 0 ? .up : nil
    case .bottom: return rows > 0 ? .down : nil
    case .center:
      guard columns.magnitude >= Self.leastColumns else { return nil }
      return columns < 0 ? .left : .right
    }
  }
}
