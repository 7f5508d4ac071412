/// What became of a banner; these come in the order of the cases.
///
/// One that is replaced while it is still coming has no `didAppear`, as the one in its place has.
/// Message-Banner tells the same to its delegate and by notifications.
public struct BannerChange: Hashable, Sendable {
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    case willAppear, didAppear
    /// The user sent it away; not for one that was hidden or whose time was over.
    case dismissedByUser
    case willDisappear
    /// It is off the screen; what hid it may go on.
    case hidden
    case didDisappear
  }

  public var stage: Stage
  public var banner: Banner
  /// When it happened; a batch may tell of several instants.
  public var at: Instant

  public init(_ stage: Stage, _ banner: Banner, at: Instant) {
    self.stage = stage
    self.banner = banner
    self.at = at
  }
}
