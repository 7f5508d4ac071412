/// The way a banner takes off the screen.
public enum BannerWay: Hashable, Sendable {
  case up, down, left, right
}

extension Banner.Position {
  /// Where banners of this position come from, and go to when nobody sends them another way.
  public var way: BannerWay {
    switch self {
    case .top: .up
    case .center: .left
    case .bottom: .down
    }
  }

  /// Where the user may send them.
  func allows(_ way: BannerWay) -> Bool {
    self == .center ? way == .left || way == .right : way == self.way
  }
}
