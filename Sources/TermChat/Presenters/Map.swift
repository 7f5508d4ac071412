/// A pin where two lines of a grid cross: it says that this is a place, not what is there.
struct Map {
  var context: PresenterContext

  // With its frame; narrower ones are the pin alone.
  private static let columns = 7...21
  private static let rows = 3
  private static let meshColumns = 5

  var presentation: Presentation {
    if context.isFramed { return grid(context.columns) }
    // Odd, so that the pin is in the middle.
    let columns = min(context.columns - (context.columns + 1) % 2, Self.columns.upperBound)
    guard columns >= Self.columns.lowerBound, !context.isBare else {
      return Presentation(lines: [context.line(context.appearance.symbols.pin)])
    }
    let box = Box(context: context, padding: 0)
    return box.around(grid(columns - 2), columns: columns - 2)
  }
}

extension Map {
  private func grid(_ columns: Int) -> Presentation {
    let (lines, symbols) = (context.styles.line, context.appearance.symbols)
    let meridian = cell(symbols.meridian, lines)
    let band = line(columns, cell(" ", lines), crossed: meridian, middle: meridian)
    let equator = line(
      columns, cell(symbols.parallel, lines), crossed: cell(symbols.crossing, lines),
      middle: cell(symbols.pin, context.styles.text))
    var grid = Presentation(lines: [])
    for row in 0..<Self.rows {
      grid.lines.append(.init(row == Self.rows / 2 ? equator : band, isClosed: true))
    }
    grid.extent = 1
    return grid
  }

  private func cell(_ sign: String, _ style: Style) -> Cell {
    context.appearance.cells(sign, style).first ?? Cell(.space, style)
  }

  private func line(_ columns: Int, _ plain: Cell, crossed: Cell, middle: Cell) -> [Cell] {
    (0..<columns).map { column in
      let distance = abs(column - columns / 2)
      return distance == 0 ? middle : distance % Self.meshColumns == 0 ? crossed : plain
    }
  }
}
