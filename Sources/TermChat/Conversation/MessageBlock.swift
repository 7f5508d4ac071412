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
  /// For each bubble row the place in the content where it begins, in glyphs.
  var offsets: [Int] = []
}

extension MessageBlock {
  /// The bubble row that shows the content at `offset`.
  func line(at offset: Int) -> Int { offsets.lastIndex { $0 <= offset } ?? 0 }

  mutating func add(_ cells: [Cell], column: Int) {
    rows.append(Row(column: max(0, column), cells: cells))
  }

  /// Adds a row in the middle of `columns`.
  mutating func add(centered cells: [Cell], columns: Int) {
    add(cells, column: (columns - cells.columns) / 2)
  }
}
