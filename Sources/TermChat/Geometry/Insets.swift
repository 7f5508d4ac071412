/// Rows and columns at the four edges of an area.
public struct Insets: Hashable, Sendable {
  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int

  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = Insets()

  public var columns: Int { left + right }
  public var rows: Int { top + bottom }
}
