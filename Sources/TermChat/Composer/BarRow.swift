/// Where things stand side by side on one row: a pure function of their widths.
enum BarRow {
  enum Part: Hashable {
    /// In columns.
    case piece(Int)
    case space(Int)
    case flexible
  }

  /// Columns without flexible spaces: pieces next to each other are one column apart.
  static func columns(of parts: some Sequence<Part>) -> Int {
    var sum = 0
    var afterPiece = false
    for part in parts {
      sum += gap(before: part, afterPiece) + width(of: part)
      afterPiece = part.isPiece
    }
    return sum
  }

  /// The columns of each part from the first one on.
  ///
  /// Of what doesn't fit the last ones are left out; flexible spaces share the rest, the first ones
  /// with a column more.
  static func places(of parts: [Part], columns: Int) -> [Range<Int>] {
    let count = (0...parts.count).last { self.columns(of: parts.prefix($0)) <= columns } ?? 0
    let shown = parts.prefix(count)
    let springs = shown.count { $0 == .flexible }
    let rest = max(0, columns - self.columns(of: shown))
    var column = 0
    var spring = 0
    var afterPiece = false
    return shown.map { part in
      column += gap(before: part, afterPiece)
      afterPiece = part.isPiece
      var width = width(of: part)
      if part == .flexible {
        width = rest / springs + (spring < rest % springs ? 1 : 0)
        spring += 1
      }
      defer { column += width }
      return column..<column + width
    }
  }

  private static func gap(before part: Part, _ afterPiece: Bool) -> Int {
    afterPiece && part.isPiece ? 1 : 0
  }

  private static func width(of part: Part) -> Int {
    switch part {
    case .piece(let columns), .space(let columns): max(0, columns)
    case .flexible: 0
    }
  }
}

extension BarRow.Part {
  fileprivate var isPiece: Bool { if case .piece = self { true } else { false } }
}
