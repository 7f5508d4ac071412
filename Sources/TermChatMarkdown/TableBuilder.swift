import TermChat

/// Collects a table cell by cell; the first row is its header.
struct TableBuilder {
  private(set) var table = MarkdownTable()
  private var row: [AttributedText] = []
  private var column = 0
  private var isHeader = true
}

extension TableBuilder {
  mutating func add(_ alignment: MarkdownTable.Alignment) { table.alignments.append(alignment) }

  mutating func add(_ cell: AttributedText) {
    column += 1
    if cell.isEmpty, !isHeader { return }
    while row.count < column - 1 { row.append(AttributedText()) }
    row.append(cell)
  }

  mutating func endRow() {
    if isHeader { table.header = row } else { table.rows.append(row) }
    (row, column, isHeader) = ([], 0, false)
  }
}
