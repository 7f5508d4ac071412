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
    var grid = Presentation(lines: [])
    for row in 0..<Self.rows {
      grid.lines.append(.init(row == Self.rows / 2 ? equator(columns) : meridians(columns)))
    }
    for index in grid.lines.indices { grid.lines[index].isClosed = true }
    grid.extent = 1
    return grid
  }

  private func equator(_ columns: Int) -> [Cell] {
    let symbols = context.appearance.symbols
    return line(columns, symbols.parallel, crossed: symbols.crossing, middle: symbols.pin)
  }

  private func meridians(_ columns: Int) -> [Cell] {
    let symbols = context.appearance.symbols
    return line(columns, " ", crossed: symbols.meridian, middle: symbols.meridian)
  }

  private func line(_ columns: Int, _ plain: String, crossed: String, middle: String) -> [Cell] {
    let plain = context.appearance.cells(plain, context.styles.line)
    let crossed = context.appearance.cells(crossed, context.styles.line)
    let style = middle == context.appearance.symbols.pin ? context.styles.text : context.styles.line
    let pin = context.appearance.cells(middle, style)
    return (0..<columns).flatMap { column in
      let distance = abs(column - columns / 2)
      return distance == 0 ? pin : distance % Self.meshColumns == 0 ? crossed : plain
    }
  }
}
