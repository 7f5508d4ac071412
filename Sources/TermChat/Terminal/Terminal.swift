/// A device that shows frames.
public protocol Terminal {
  var size: Size { get }

  /// Makes the screen look like `frame`; cost grows with what differs from the last one.
  mutating func show(_ frame: Frame)
}
