@testable import TermChat

/// The screen row by row, as when nothing moves.
extension ConversationView {
  var rows: [MessageBlock.Row] {
    (0..<height).map { row in
      block(at: row).map { $0.block.rows[row - $0.top] } ?? MessageBlock.Row(column: 0, cells: [])
    }
  }

  /// Whose they are: message ids.
  var owners: [String?] { (0..<height).map { block(at: $0)?.id } }

  private func block(at row: Int) -> ShownBlock? { shown.first { $0.rows.contains(row) } }
}
