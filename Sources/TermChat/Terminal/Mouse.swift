/// What the mouse did, at a zero-based cell.
public struct Mouse: Hashable, Sendable {
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case press, release, click, rightClick, drag, wheelUp, wheelDown
  }

  public var action: Action
  public var point: Point

  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
