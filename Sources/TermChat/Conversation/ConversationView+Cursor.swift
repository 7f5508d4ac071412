/// Where messages stand on the reader's screen, worked out from the anchor.
extension ConversationView {
  /// The messages that can have the cursor and whose bubbles are on screen, oldest first.
  mutating func messagesOnScreen(in scene: Scene) -> [Int] {
    let top = top(in: scene)
    var (place, row) = (top.place, -top.row)
    var found: [Int] = []
    while row < height, place.index < scene.entries.count {
      let block = block(place, in: scene)
      let isInside = row + block.rows.count > 0 && row + block.lead < height
      if isInside, found.last != place.index, scene.takesCursor(place.index) {
        found.append(place.index)
      }
      row += block.rows.count
      place = after(place, in: scene)
    }
    return found
  }

  /// The rows on screen that a message takes, from -1 when it begins above and to one past the
  /// screen's height when it ends below; nil when it is wholly above or below.
  private mutating func span(of index: Int, in scene: Scene) -> Range<Int>? {
    let top = top(in: scene)
    var (place, row) = (top.place, -top.row)
    while place.index < index, row < height {
      row += block(place, in: scene).rows.count
      place = after(place, in: scene)
    }
    guard place.index == index, row < height else { return nil }
    let first = place.piece > 0 ? -1 : max(-1, row)
    while place.index == index, row <= height {
      row += block(place, in: scene).rows.count
      place = after(place, in: scene)
    }
    return first..<max(first, min(row, height + 1))
  }

  /// The rows of a message, counted hardly further than the screen is high.
  private mutating func rows(of index: Int, in scene: Scene) -> Int {
    var place = BlockPlace(index: index)
    var rows = 0
    while place.index == index, rows <= height {
      rows += block(place, in: scene).rows.count
      place = after(place, in: scene)
    }
    return rows
  }

  /// What a row of the screen shows.
  mutating func position(ofRow row: Int, in scene: Scene) -> RowPosition? {
    let top = top(in: scene)
    guard 0..<height ~= row, top.row + row >= 0 else { return nil }
    let position = moved(top, by: row, in: scene)
    let isTail = position.index >= scene.entries.count
    return isTail && position.row >= block(position.place, in: scene).rows.count ? nil : position
  }
}

/// Moving so that a message can be read.
extension ConversationView {
  /// Scrolls as little as shows the whole message; of one higher than the screen, its nearer end.
  mutating func reveal(_ index: Int, in scene: Scene) {
    guard height > 0, scene.entries.indices.contains(index) else { return }
    let isAbove: Bool
    if let span = span(of: index, in: scene) {
      if span.lowerBound < 0 ? span.upperBound > height : span.upperBound <= height { return }
      isAbove = span.lowerBound < 0
    } else {
      isAbove = index < top(in: scene).index
    }
    let fits = rows(of: index, in: scene) <= height
    isAbove == fits ? putFirst(index, row: 0, in: scene) : putLast(index, in: scene)
  }

  /// Puts a message in the middle, unless all of it is on screen already.
  mutating func center(_ index: Int, in scene: Scene) {
    guard height > 0, scene.entries.indices.contains(index) else { return }
    if let span = span(of: index, in: scene), span.lowerBound >= 0, span.upperBound <= height {
      return
    }
    let rows = rows(of: index, in: scene)
    putFirst(index, row: min(0, (rows - height) / 2), in: scene)
  }

  /// Puts what a search has marked in a message higher than the screen into the middle.
  mutating func centerMatch(_ index: Int, in scene: Scene) {
    guard height > 0, rows(of: index, in: scene) > height else { return }
    var place = BlockPlace(index: index)
    // No search looks further into a message than these are long.
    while place.index == index, place.piece < 32 {
      let block = block(place, in: scene)
      if let row = block.firstRow(in: scene.layout.appearance.theme.match) {
        return put(place, row: row - height / 2, in: scene)
      }
      place = after(place, in: scene)
    }
  }

  /// A message higher than the screen goes on in this direction.
  mutating func goesOn(_ index: Int, toward step: Int, in scene: Scene) -> Bool {
    guard let span = span(of: index, in: scene), rows(of: index, in: scene) > height else {
      return false
    }
    return step > 0 ? span.upperBound > height : span.lowerBound < 0
  }

  /// Puts a row of a message's beginning on top of the screen, as far as the newest line allows.
  private mutating func putFirst(_ index: Int, row: Int, in scene: Scene) {
    put(BlockPlace(index: index), row: row, in: scene)
  }

  /// Puts a message's last row at the bottom.
  private mutating func putLast(_ index: Int, in scene: Scene) {
    let last = lastPiece(of: index, in: scene)
    put(last, row: block(last, in: scene).rows.count - height, in: scene)
  }

  private mutating func put(_ place: BlockPlace, row: Int, in scene: Scene) {
    let lead = block(place, in: scene).lead
    let id = scene.entries[place.index].message.id
    setAnchor(.at(id: id, piece: place.piece, line: row - lead))
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
