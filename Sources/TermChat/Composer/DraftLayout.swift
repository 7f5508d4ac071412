/// A draft wrapped into lines, and where each character stands.
struct DraftLayout: Sendable {
  /// Without newlines; at least one.
  private(set) var lines: [[Glyph]]
  /// For every character, and for the end, its line and column.
  private let places: [Point]

  init(_ draft: Draft, columns: Int, filter: GlyphFilter) {
    let columns = max(1, columns)
    var glyphs: [Glyph] = []
    var starts: [Int] = []
    for character in draft.characters {
      starts.append(glyphs.count)
      glyphs += filter.glyphs(String(character))
    }
    starts.append(glyphs.count)
    let ranges = LineBreaker(columns: columns).lines(of: glyphs)
    lines = ranges.map { Array(glyphs[$0]) }
    places = Self.places(of: starts, glyphs: glyphs, ranges: ranges, columns: columns)
  }

  private static func places(
    of starts: [Int], glyphs: [Glyph], ranges: [Range<Int>], columns: Int
  ) -> [Point] {
    var line = 0
    var column = 0
    var next = ranges.first?.lowerBound ?? 0
    return starts.map { start in
      while line + 1 < ranges.count, ranges[line + 1].lowerBound <= start {
        line += 1
        (column, next) = (0, ranges[line].lowerBound)
      }
      while next < start {
        column += glyphs[next].columns
        next += 1
      }
      // Spaces that hang beyond the edge have no place of their own.
      return Point(row: line, column: min(column, columns))
    }
  }
}

extension DraftLayout {
  func place(of caret: Int) -> Point {
    places.indices.contains(caret) ? places[caret] : .zero
  }

  /// The caret position on `row` that is nearest to `column`, not beyond it where possible.
  func caret(row: Int, column: Int) -> Int? {
    var best: Int?
    for (caret, place) in places.enumerated() where place.row == row {
      if best == nil || place.column <= column { best = caret }
    }
    return best
  }
}
