/// Which rows the input bar may have round its field, by the rows of the screen.
///
/// It is measured by the field's greatest height: no row comes or goes while somebody types.
struct BarRoom {
  /// Rows that are left when the field is as high as it gets.
  private var spare: Int

  // What a conversation is read in.
  private static let leastConversation = 3

  /// `taken`: the rows that are there anyway, the field's without.
  init(rows: Int, taken: Int) {
    spare = rows - taken - Composer.mostLines(rows: rows) - Self.leastConversation
  }

  /// Takes a row, where there is one.
  mutating func take(_ isWanted: Bool) -> Bool {
    guard isWanted, spare > 0 else { return false }
    spare -= 1
    return true
  }

  /// The rows of a panel above a field of one line: the conversation keeps one.
  static func panelRows(rows: Int, taken: Int) -> Int {
    max(0, min(Composer.mostLines(rows: rows), rows - taken - 2))
  }
}
