/// A grid of cells to draw a frame on; whatever falls outside is cut off, never an error.
public struct Surface: Equatable, Sendable {
  public let size: Size
  /// Row by row; `size.rows * size.columns` cells.
  public private(set) var cells: [Cell]

  public init(size: Size) {
    self.size = Size(rows: max(0, size.rows), columns: max(0, size.columns))
    cells = Array(repeating: .blank, count: self.size.rows * self.size.columns)
  }

  public var bounds: Rect { Rect(origin: .zero, size: size) }

  public subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }
}

extension Surface {
  public mutating func clear() { fill(bounds, with: .blank) }

  public mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = rect.intersection(bounds)
    for row in area.rows where !area.columns.isEmpty {
      split(row: row, column: area.columns.lowerBound)
      split(row: row, column: area.columns.upperBound)
      for column in area.columns { cells[row * size.columns + column] = cell }
    }
  }

  /// Draws `line` from `point` to the right, only inside `clip`; returns the column after it.
  ///
  /// A glyph of two columns with room for one is drawn as a blank.
  @discardableResult
  public mutating func draw(_ line: some Sequence<Cell>, at point: Point, in clip: Rect) -> Int {
    let area = clip.intersection(bounds)
    var column = point.column
    guard area.rows.contains(point.row) else { return column }
    for cell in line where cell.glyph.columns > 0 {
      put(cell, row: point.row, column: column, within: area.columns)
      column += cell.glyph.columns
      if column >= area.columns.upperBound { break }
    }
    return column
  }

  @discardableResult
  public mutating func draw(
    _ glyphs: some Sequence<Glyph>, _ style: Style, at point: Point, in clip: Rect
  ) -> Int {
    draw(glyphs.lazy.map { Cell($0, style) }, at: point, in: clip)
  }

  /// Changes the style of what is drawn already.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = rect.intersection(bounds)
    for row in area.rows {
      for column in area.columns {
        cells[row * size.columns + column].style = change(self[row, column].style)
      }
    }
  }
}

extension Surface {
  private mutating func put(_ cell: Cell, row: Int, column: Int, within columns: Range<Int>) {
    let end = column + cell.glyph.columns
    guard column < columns.upperBound, end > columns.lowerBound else { return }
    let start = row * size.columns
    split(row: row, column: max(column, columns.lowerBound))
    split(row: row, column: min(end, columns.upperBound))
    guard columns.lowerBound <= column, end <= columns.upperBound else {
      let visible = column < columns.lowerBound ? columns.lowerBound : column
      cells[start + visible] = Cell(.space, cell.style)
      return
    }
    cells[start + column] = cell
    if end - column == 2 { cells[start + column + 1] = .continuation(cell.style) }
  }

  /// Blanks a glyph of two columns that the line before `column` would cut in half.
  private mutating func split(row: Int, column: Int) {
    guard column > 0, column < size.columns else { return }
    let right = row * size.columns + column
    guard cells[right].isContinuation else { return }
    cells[right - 1] = Cell(.space, cells[right - 1].style)
    cells[right] = Cell(.space, cells[right].style)
  }
}
