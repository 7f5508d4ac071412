/// How far a banner on its way in or out is from its place.
struct BannerSlide: Hashable, Sendable {
  /// The side it comes from or goes to.
  var way: BannerWay
  /// How much of it is seen.
  var percent: Int
}

extension BannerSlide {
  /// Milliseconds; Message-Banner's 0.5 s, in five frames.
  static let time: Int64 = 500
  static let frameTime: Int64 = 100
  // Eased in and out: 3t² - 2t³ in the middle of each frame.
  private static let percents = [3, 22, 50, 78, 97]

  /// `frame` from 0; behind the last one it is the last.
  init(_ way: BannerWay, frame: Int, leaves: Bool) {
    let frame = min(max(0, frame), Self.percents.count - 1)
    self.init(
      way: way, percent: Self.percents[leaves ? Self.percents.count - 1 - frame : frame])
  }

  /// How far it is from its place; of the banner at least a sliver is seen.
  func shift(of size: Size) -> Point {
    switch way {
    case .up: Point(row: -hidden(size.rows), column: 0)
    case .down: Point(row: hidden(size.rows), column: 0)
    case .left: Point(row: 0, column: -hidden(size.columns))
    case .right: Point(row: 0, column: hidden(size.columns))
    }
  }

  private func hidden(_ length: Int) -> Int {
    max(0, length - max(1, (length * percent + 50) / 100))
  }
}
