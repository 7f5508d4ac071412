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
  /// A cell of two columns fills in pairs; an odd column at the right becomes blank.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let pairs = cell.glyph.columns == 2
    for row in area.rows {
      openEdge(row: row, column: area.columns.lowerBound)
      let start = row * size.columns
      if pairs {
        fillPairs(start, area.columns, cell)
      } else {
        for index in start + area.columns.lowerBound..<start + area.columns.upperBound {
          cells[index] = cell
        }
      }
      closeEdge(row: row, column: area.columns.upperBound)
    }
  }

  /// Changes the style of what is drawn already.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = rect.intersection(bounds)
    for row in area.rows {
      for column in area.columns {
        let index = row * size.columns + column
        cells[index].style = change(cells[index].style)
      }
    }
  }

  private mutating func fillPairs(_ start: Int, _ columns: Range<Int>, _ cell: Cell) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      put(cell, at: start + column, room: columns.upperBound - column)
      column += 2
    }
  }
}

extension Surface {
  /// Draws `line` from `point` to the right, only inside `clip`; returns the column after it.
  ///
  /// A glyph of two columns with room for one is drawn as a blank.
  @discardableResult
  public mutating func draw(_ line: some Sequence<Cell>, at point: Point, in clip: Rect) -> Int {
    drawEach(line, at: point, in: clip) { $0 }
  }

  @discardableResult
  public mutating func draw(
    _ glyphs: some Sequence<Glyph>, _ style: Style, at point: Point, in clip: Rect
  ) -> Int {
    drawEach(glyphs, at: point, in: clip) { Cell($0, style) }
  }

  // Other modules can't specialise the generic ones; these are compiled here.
  @discardableResult
  public mutating func draw(_ line: [Cell], at point: Point, in clip: Rect) -> Int {
    drawEach(line, at: point, in: clip) { $0 }
  }

  @discardableResult
  public mutating func draw(_ line: ArraySlice<Cell>, at point: Point, in clip: Rect) -> Int {
    drawEach(line, at: point, in: clip) { $0 }
  }

  @discardableResult
  public mutating func draw(
    _ glyphs: [Glyph], _ style: Style, at point: Point, in clip: Rect
  ) -> Int {
    drawEach(glyphs, at: point, in: clip) { Cell($0, style) }
  }
}

extension Surface {
  @inline(__always)
  private mutating func drawEach<Line: Sequence>(
    _ line: Line, at point: Point, in clip: Rect, _ cell: (Line.Element) -> Cell
  ) -> Int {
    let area = clip.intersection(bounds)
    let columns = area.columns
    var column = point.column
    guard !area.isEmpty, area.rows.contains(point.row), column < columns.upperBound else {
      return column
    }
    let start = point.row * size.columns
    var opened = false
    for element in line {
      let cell = cell(element)
      let width = cell.glyph.columns
      guard width > 0 else { continue }
      if column + width > columns.lowerBound {
        if !opened { openEdge(row: point.row, column: max(column, columns.lowerBound)) }
        opened = true
        if column < columns.lowerBound {
          cells[start + columns.lowerBound] = Cell(.space, cell.style)
        } else {
          put(cell, at: start + column, room: columns.upperBound - column)
        }
      }
      column += width
      if column >= columns.upperBound { break }
    }
    if opened { closeEdge(row: point.row, column: min(column, columns.upperBound)) }
    return column
  }

  @inline(__always)
  private mutating func put(_ cell: Cell, at index: Int, room: Int) {
    if cell.glyph.columns < 2 {
      cells[index] = cell
    } else if room < 2 {
      cells[index] = Cell(.space, cell.style)
    } else {
      cells[index] = cell
      cells[index + 1] = .continuation(cell.style)
    }
  }

  /// Blanks the left half of a glyph whose right half is about to be drawn over.
  private mutating func openEdge(row: Int, column: Int) {
    guard column > 0, column < size.columns else { return }
    let index = row * size.columns + column
    guard cells[index].isContinuation else { return }
    cells[index - 1] = Cell(.space, cells[index - 1].style)
  }

  /// Blanks the right half of a glyph whose left half has been drawn over.
  private mutating func closeEdge(row: Int, column: Int) {
    guard column > 0, column < size.columns else { return }
    let index = row * size.columns + column
    guard cells[index].isContinuation else { return }
    cells[index] = Cell(.space, cells[index].style)
  }
}
