/// Where messages stand on the reader's screen, worked out from the anchor.
extension ConversationView {
  /// The messages that can have the cursor and whose bubbles are on screen, oldest first.
  mutating func messagesOnScreen(in scene: Scene) -> [Int] {
    var (index, row) = start(in: scene)
    var found: [Int] = []
    while row < height, index < scene.entries.count {
      let block = block(index, in: scene)
      let isInside = row + block.rows.count > 0 && row + block.lead < height
      if isInside, scene.takesCursor(index) { found.append(index) }
      row += block.rows.count
      index += 1
    }
    return found
  }

  /// The row on screen where a block begins; `.min` or `.max` when it lies wholly above or below.
  mutating func firstRow(of index: Int, in scene: Scene) -> Int {
    var (at, row) = start(in: scene)
    guard index >= at else { return .min }
    while at < index {
      row += block(at, in: scene).rows.count
      at += 1
      if row >= height { return .max }
    }
    return row
  }

  /// What a row of the screen shows: an entry's index and the row of its block.
  mutating func position(ofRow row: Int, in scene: Scene) -> RowPosition? {
    let top = top(in: scene)
    guard 0..<height ~= row, top.row + row >= 0 else { return nil }
    let position = moved(top, by: row, in: scene)
    let isTail = position.index >= scene.entries.count
    return isTail && position.row >= block(position.index, in: scene).rows.count ? nil : position
  }

  /// The block on top and its first row, which may lie above the screen.
  private mutating func start(in scene: Scene) -> (index: Int, row: Int) {
    let top = top(in: scene)
    return (top.index, -top.row)
  }
}

/// Moving so that a message can be read.
extension ConversationView {
  /// Scrolls as little as shows the whole message; of one higher than the screen, its nearer end.
  mutating func reveal(_ index: Int, in scene: Scene) {
    guard height > 0, scene.entries.indices.contains(index) else { return }
    let (first, rows) = (firstRow(of: index, in: scene), block(index, in: scene).rows.count)
    if rows <= height {
      if first < 0 { return put(index, row: 0, in: scene) }
      if first > height - rows { put(index, row: rows - height, in: scene) }
    } else if first > 0 {
      put(index, row: 0, in: scene)
    } else if first < height - rows {
      put(index, row: rows - height, in: scene)
    }
  }

  /// Puts a message in the middle, unless it is on screen already.
  mutating func center(_ index: Int, in scene: Scene) {
    guard height > 0, scene.entries.indices.contains(index) else { return }
    let (first, rows) = (firstRow(of: index, in: scene), block(index, in: scene).rows.count)
    if first >= 0, first <= height - rows { return }
    put(index, row: min(0, (rows - height) / 2), in: scene)
  }

  /// A message higher than the screen goes on in this direction.
  mutating func goesOn(_ index: Int, toward step: Int, in scene: Scene) -> Bool {
    let (first, rows) = (firstRow(of: index, in: scene), block(index, in: scene).rows.count)
    guard rows > height, first != .min, first != .max, first + rows > 0 else { return false }
    return step > 0 ? first + rows > height : first < 0
  }

  /// Puts a row of a block on top of the screen, as far as the newest line allows.
  private mutating func put(_ index: Int, row: Int, in scene: Scene) {
    let lead = block(index, in: scene).lead
    setAnchor(.at(id: scene.entries[index].message.id, line: row - lead))
    scroll(by: 0, in: scene)
  }
}

extension Scene {
  /// Notices have no sender, and nothing can be done with them.
  func takesCursor(_ index: Int) -> Bool {
    entries.indices.contains(index) && !entries[index].message.from.isEmpty
  }

  /// The nearest message in this direction that can have the cursor.
  func message(from index: Int, toward step: Int) -> Int? {
    var index = index + step
    while entries.indices.contains(index) {
      if takesCursor(index) { return index }
      index += step
    }
    return nil
  }
}
