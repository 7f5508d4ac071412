/// What keys do with the banner on screen.
public enum BannerAction: Hashable, Sendable {
  /// Gives it the keys.
  case focus
  /// Gives the keys back.
  case leave
  /// Sends it away, where its position lets it go that way.
  case dismiss(BannerWay)
  case pressButton
  /// Presses its button, or dismisses one without.
  case accept
}
