/// A box of lines, its corners by the place in the run; with a tail, that of the run's end is one.
public struct OutlineFrame: BubbleFrame {
  public var corners: CornerRule
  public var tail: Tail?

  public init(corners: CornerRule = .standard, tail: Tail? = nil) {
    self.corners = corners
    self.tail = tail
  }

  public func insets(_ side: MessageSide) -> Insets {
    Insets(top: 1, left: 2, bottom: 1, right: 2)
  }

  public func rows(round content: [[Cell]], in box: BubbleBox) -> [[Cell]] {
    let rounded = corners.corners(box.role, box.side)
    let lines = box.lines
    var rows: [[Cell]] = []
    rows.reserveCapacity(content.count + 2)
    rows.append(
      edge(
        box, corner(.topLeft, box) ?? lines.topLeft(rounded),
        corner(.topRight, box) ?? lines.topRight(rounded), badge: []))
    let wall = Cell(lines.vertical, box.border)
    for line in content { rows.append(walled(line, wall, box.columns)) }
    rows.append(
      edge(
        box, corner(.bottomLeft, box) ?? lines.bottomLeft(rounded),
        corner(.bottomRight, box) ?? lines.bottomRight(rounded), badge: box.badge))
    return rows
  }
}

extension OutlineFrame {
  private func edge(_ box: BubbleBox, _ left: Glyph, _ right: Glyph, badge: [Cell]) -> [Cell] {
    let dash = Cell(box.lines.horizontal, box.border)
    var cells = [Cell(left, box.border)]
    let dashes = box.columns + 2 - (badge.isEmpty ? 0 : badge.columns + 1)
    cells.reserveCapacity(box.columns + 4)
    for _ in 0..<max(0, dashes) { cells.append(dash) }
    if !badge.isEmpty { cells += badge + [dash] }
    cells.append(Cell(right, box.border))
    return cells
  }

  private func walled(_ line: [Cell], _ wall: Cell, _ columns: Int) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(line.count + 8)
    cells.append(wall)
    cells.append(.blank)
    cells += line
    for _ in 0..<max(0, columns - line.columns) { cells.append(.blank) }
    cells.append(.blank)
    cells.append(wall)
    return cells
  }

  private func corner(_ corner: Corners, _ box: BubbleBox) -> Glyph? {
    guard let tail, tail.corner(box.side) == corner, tail.isShown(box.role) else { return nil }
    return tail.line(box)
  }
}
