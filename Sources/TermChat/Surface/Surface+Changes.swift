extension Surface {
  /// The first and last column in which `row` differs from the same row of `other`; nil when none.
  ///
  /// Both have to have the same size. Reads each cell once: the loop a frame's cost hangs on.
  public func changedColumns(row: Int, from other: Surface, columns: Int) -> Range<Int>? {
    let start = row * size.columns
    let end = start + min(columns, size.columns)
    guard let first = (start..<end).first(where: { cells[$0] != other.cells[$0] }) else {
      return nil
    }
    var last = end - 1
    while cells[last] == other.cells[last] { last -= 1 }
    return first - start..<last + 1 - start
  }
}
