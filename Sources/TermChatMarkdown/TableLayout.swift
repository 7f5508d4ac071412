import TermChat

/// Lays a table out: aligned columns, or a line for each cell where those would break words.
struct TableLayout {
  let table: MarkdownTable
  let context: PresenterContext

  // Columns that were made narrower than this would break nearly every word.
  private static let leastColumn = 5
  // A blank, the line and a blank.
  static let gap = 3
}

extension TableLayout {
  var presentation: Presentation {
    let count = table.header.count
    let room = context.columns - (count - 1) * Self.gap
    guard room >= count else { return list }
    let rows = rows(within: Array(repeating: context.columns, count: count))
    let natural = (0..<count).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    guard let widths = fitted(natural, within: room) else { return list }
    if widths == natural { return grid(rows, widths) }
    let narrowed = self.rows(within: widths)
    return narrowed.contains { $0.contains(where: \.breaksWords) } ? list : grid(narrowed, widths)
  }

  /// The wide ones share what the narrow ones leave; nil when that is too little.
  private func fitted(_ natural: [Int], within room: Int) -> [Int]? {
    if natural.reduce(0, +) <= room { return natural }
    var (left, sharing) = (room, natural.count)
    for width in natural.sorted() where width * sharing <= left {
      left -= width
      sharing -= 1
    }
    let most = left / max(1, sharing)
    var extra = left - most * sharing
    guard most >= Self.leastColumn else { return nil }
    return natural.map { width in
      guard width > most else { return width }
      extra -= 1
      return extra >= 0 ? most + 1 : most
    }
  }

  /// The header first; every row has all cells.
  private func rows(within widths: [Int]) -> [[Presentation]] {
    ([table.header] + table.rows).enumerated().map { index, row in
      widths.indices.map { column in
        guard column < row.count, !row[column].isEmpty else { return Presentation(lines: []) }
        var cell = context
        cell.columns = max(1, widths[column])
        return cell.wrapped(row[column], index == 0 ? .bold : [])
      }
    }
  }
}

extension Presentation {
  /// A line goes on in the next one without as much as a hyphen or a blank between.
  fileprivate var breaksWords: Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      guard let last = line.cells.last?.glyph, let first = next.cells.first?.glyph else {
        return false
      }
      return line.offset + line.cells.count == next.offset && last.isPartOfWord
        && first.isPartOfWord
    }
  }
}

extension Glyph {
  // Ideographs, two columns wide, may stand at any edge.
  fileprivate var isPartOfWord: Bool {
    columns == 1 && (text.first.map { $0.isLetter || $0.isNumber } ?? false)
  }
}
