/// One row of the input bar: pieces that are drawn, and hit, where they stand.
struct BarLine {
  enum Part {
    case piece([Cell], BarTarget? = nil)
    case space(Int)
    case flexible
  }

  private struct Piece {
    var cells: [Cell]
    var target: BarTarget?
    var columns: Range<Int>
  }

  private var pieces: [Piece] = []

  /// Without `columns` as narrow as it can be.
  init(_ parts: [Part] = [], columns: Int? = nil) {
    let measures = parts.map(\.measure)
    let places = BarRow.places(
      of: measures, columns: columns ?? BarRow.columns(of: measures))
    for (part, place) in zip(parts, places) {
      guard case .piece(let cells, let target) = part else { continue }
      pieces.append(Piece(cells: cells, target: target, columns: place))
    }
  }
}

extension BarLine {
  /// Where its last piece ends.
  var columns: Int { pieces.last?.columns.upperBound ?? 0 }

  func draw(on surface: inout Surface, at point: Point, in clip: Rect) {
    for piece in pieces {
      let start = Point(row: point.row, column: point.column + piece.columns.lowerBound)
      surface.draw(piece.cells, at: start, in: clip)
    }
  }

  func target(at column: Int) -> BarTarget? {
    pieces.first { $0.columns.contains(column) }?.target
  }
}

extension BarLine.Part {
  fileprivate var measure: BarRow.Part {
    switch self {
    case .piece(let cells, _): .piece(cells.columns)
    case .space(let columns): .space(columns)
    case .flexible: .flexible
    }
  }
}
