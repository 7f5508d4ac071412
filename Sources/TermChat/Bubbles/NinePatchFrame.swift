/// A frame of nine pieces: corners as they are, edges repeated (NMessenger's image bubble).
public struct NinePatchFrame: BubbleFrame {
  /// Three rows of three pieces.
  private let patch: [[String]]

  /// Reads three lines of three characters each, such as `╔═╗`, `║ ║`, `╚═╝`; the last one may end
  /// in a newline. Nil for anything else.
  public init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count == 4, lines[3].isEmpty { lines.removeLast() }
    patch = lines.map { $0.map(String.init) }
    guard patch.count == 3, patch.allSatisfy({ $0.count == 3 }) else { return nil }
  }

  public func insets(_ side: MessageSide) -> Insets {
    Insets(top: 1, left: 2, bottom: 1, right: 2)
  }

  public func rows(round content: [[Cell]], in box: BubbleBox) -> [[Cell]] {
    let pieces = patch.map { $0.map { cell($0, box) } }
    let edge = { (row: [Cell], badge: [Cell]) in
      // One piece of the edge stands behind the badge.
      let middle = repeatElement(row[1], count: max(0, box.columns + 1 - badge.columns))
      return [row[0]] + middle + badge + [row[1], row[2]]
    }
    let middle = content.map { line in
      let rest = repeatElement(pieces[1][1], count: max(0, box.columns - line.columns) + 1)
      return [pieces[1][0], pieces[1][1]] + line + rest + [pieces[1][2]]
    }
    return [edge(pieces[0], [])] + middle + [edge(pieces[2], box.badge)]
  }

  private func cell(_ text: String, _ box: BubbleBox) -> Cell {
    let glyph = box.filter.line(text).first ?? .space
    return Cell(glyph.columns == 1 ? glyph : .space, box.border)
  }
}
