extension Surface {
  /// Visits the cells in which `row` differs from the same row of `last`, a surface of this size.
  ///
  /// Here, where cells are compared inline: the loop that every frame's cost hangs on.
  public func forEachChange(
    row: Int, columns: Int, since last: Surface, _ body: (_ column: Int, Cell) -> Void
  ) {
    let start = row * size.columns
    for column in 0..<min(columns, size.columns) {
      let cell = cells[start + column]
      if cell != last.cells[start + column] { body(column, cell) }
    }
  }
}
