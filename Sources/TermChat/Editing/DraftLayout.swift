/// A draft wrapped into lines, and where each character stands.
struct DraftLayout: Sendable {
  /// Without newlines; at least one.
  private(set) var lines: [[Glyph]]
  /// For every character, and for the end, its line and column.
  private let places: [Point]

  init(_ draft: Draft, columns: Int, filter: GlyphFilter) {
    let columns = max(1, columns)
    let (glyphs, starts) = Self.glyphs(of: draft.characters[...], filter)
    let ranges = LineBreaker(columns: columns).lines(of: glyphs)
    lines = ranges.map { Array(glyphs[$0]) }
    places = Self.places(of: starts, glyphs: glyphs, ranges: ranges, columns: columns)
  }

  /// The glyphs, and where each character's begin; last their end.
  private static func glyphs(
    of characters: ArraySlice<Character>, _ filter: GlyphFilter
  ) -> (glyphs: [Glyph], starts: [Int]) {
    var glyphs: [Glyph] = []
    var starts: [Int] = []
    glyphs.reserveCapacity(characters.count)
    starts.reserveCapacity(characters.count + 1)
    for character in characters {
      starts.append(glyphs.count)
      glyphs += filter.glyphs(String(character))
    }
    starts.append(glyphs.count)
    return (glyphs, starts)
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
  /// How many lines the draft takes, counted no further than `most`.
  static func lineCount(
    of draft: Draft, columns: Int, filter: GlyphFilter, atMost most: Int
  ) -> Int {
    let breaker = LineBreaker(columns: columns)
    var length = (breaker.columns + 1) * (most + 1)
    while true {
      let start = draft.characters.prefix(length)
      let count = breaker.lines(of: glyphs(of: start, filter).glyphs).count
      if count > most || start.count == draft.characters.count { return min(count, most) }
      // Spaces that hang beyond the edge: more is needed to fill the lines.
      length *= 4
    }
  }

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
