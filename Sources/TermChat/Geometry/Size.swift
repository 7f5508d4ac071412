/// How many rows and columns something takes.
public struct Size: Hashable, Sendable {
  public var rows: Int
  public var columns: Int

  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  public static let zero = Size(rows: 0, columns: 0)

  public var isEmpty: Bool { rows <= 0 || columns <= 0 }
}
