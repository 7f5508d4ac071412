/// How a theme wants bubbles drawn.
public struct BubbleShape: Hashable, Sendable {
  /// The frames that a name chooses.
  public enum Frame: String, Hashable, Sendable, CaseIterable {
    case outline, grouped
    case tailOutline = "tail-outline"
    case tail, fill, stacked, simple
    case ninePatch = "nine-patch"
    case none
  }

  public var frame: Frame
  /// Which corners are round; nil as the frame has them.
  public var corners: CornerRule?
  /// Three lines of three characters for a nine-patch of the theme's own.
  public var patch: String?

  public init(_ frame: Frame, corners: CornerRule? = nil, patch: String? = nil) {
    self.frame = frame
    self.corners = corners
    self.patch = patch
  }
}
