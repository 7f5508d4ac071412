/// All rows that one message takes in the conversation, its decorations included.
struct MessageBlock: Sendable {
  struct Row: Sendable {
    /// Where it begins.
    var column: Int
    var cells: [Cell]
  }

  var rows: [Row] = []
  /// Rows above the bubble: gap, day separator, name.
  var lead = 0
  /// The first of them: what parts the message from the one before, and stands still when it moves.
  var separators = 0
  /// For each bubble row the place in the content where it begins, in glyphs; or what follows.
  var offsets: [Int] = []

  /// Where the message's parts lie, for the mouse; rows and columns of the block.
  var areas: [Area] = []
  /// What can be activated, in reading order: lines are the block's rows.
  var hotspots: [Hotspot] = []

  struct Area: Hashable, Sendable {
    var part: MessagePart
    var rect: Rect
  }

  /// The place of rows above and below the content: borders, quote, time.
  static let before = -1
  static let after = Int.max
}

extension MessageBlock {
  func reading(at line: Int) -> ReadingPlace {
    guard offsets.indices.contains(line), offsets[line] != Self.after else {
      return .end(line - offsets.count)
    }
    let same = offsets[..<line].reversed().prefix { $0 == offsets[line] }
    return .text(offset: offsets[line], rank: same.count)
  }

  /// The line, as of a `ScrollAnchor`, that shows what was read in another layout.
  func line(of reading: ReadingPlace) -> Int {
    switch reading {
    case .end(let rows): return max(0, offsets.count + rows)
    case .text(let offset, let rank):
      guard let last = offsets.lastIndex(where: { $0 <= offset }) else { return 0 }
      let same = offsets[...last].reversed().prefix { $0 == offsets[last] }.count
      return last - same + 1 + min(rank, same - 1)
    }
  }

  /// The first row with something in this style.
  func firstRow(in style: Style) -> Int? {
    rows.firstIndex { $0.cells.contains { $0.style == style } }
  }

  /// Puts cells into a row that may have others already, where there is room for them.
  mutating func place(_ cells: [Cell], row: Int, column: Int) {
    guard rows.indices.contains(row), !cells.isEmpty else { return }
    let column = max(0, column)
    let end = rows[row].column + rows[row].cells.columns
    if rows[row].cells.isEmpty {
      rows[row] = Row(column: column, cells: cells)
    } else if column >= end {
      rows[row].cells += .blanks(column - end) + cells
    } else if column + cells.columns <= rows[row].column {
      let gap = rows[row].column - column - cells.columns
      rows[row] = Row(column: column, cells: cells + .blanks(gap) + rows[row].cells)
    } else {
      fill(cells, row: row, column: column - rows[row].column)
    }
  }

  /// Puts cells in the place of blanks, if there are only such.
  private mutating func fill(_ cells: [Cell], row: Int, column: Int) {
    var start = 0
    var left = 0
    let line = rows[row].cells
    while start < line.count, left < column {
      left += line[start].glyph.columns
      start += 1
    }
    let end = start + cells.columns
    guard left == column, end <= line.count, line[start..<end].allSatisfy({ $0 == .blank }) else {
      return
    }
    rows[row].cells.replaceSubrange(start..<end, with: cells)
  }

  mutating func add(_ cells: [Cell], column: Int) {
    rows.append(Row(column: max(0, column), cells: cells))
  }

  /// Adds a row in the middle of `columns`.
  mutating func add(centered cells: [Cell], columns: Int) {
    add(cells, column: (columns - cells.columns) / 2)
  }
}
