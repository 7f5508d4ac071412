/// A cell's place on a grid; row first, zero-based, counted from the top left.
public struct Point: Hashable, Sendable {
  public var row: Int
  public var column: Int

  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  public static let zero = Point(row: 0, column: 0)
}
