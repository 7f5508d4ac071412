/// A block of cells: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.init(
      origin: Point(row: row, column: column), size: Size(rows: rows, columns: columns))
  }
}

extension Rect {
  public static let zero = Rect(origin: .zero, size: .zero)

  public var rows: Range<Int> { origin.row..<max(origin.row, origin.row + size.rows) }
  public var columns: Range<Int> {
    origin.column..<max(origin.column, origin.column + size.columns)
  }
  public var isEmpty: Bool { size.isEmpty }

  public func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }

  public func intersection(_ other: Rect) -> Rect {
    let rows = rows.clamped(to: other.rows)
    let columns = columns.clamped(to: other.columns)
    return Rect(
      row: rows.lowerBound, column: columns.lowerBound, rows: rows.count, columns: columns.count)
  }
}

extension Rect {
  /// Cuts `rows` off the top; both parts stay inside this rectangle.
  public func splitTop(_ rows: Int) -> (top: Rect, rest: Rect) {
    let cut = min(max(0, rows), size.rows)
    return (
      Rect(origin: origin, size: Size(rows: cut, columns: size.columns)),
      Rect(
        row: origin.row + cut, column: origin.column, rows: size.rows - cut, columns: size.columns)
    )
  }

  /// Cuts `rows` off the bottom; both parts stay inside this rectangle.
  public func splitBottom(_ rows: Int) -> (rest: Rect, bottom: Rect) {
    let cut = min(max(0, rows), size.rows)
    let (rest, bottom) = splitTop(size.rows - cut)
    return (rest, bottom)
  }
}
