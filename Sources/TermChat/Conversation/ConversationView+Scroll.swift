/// What the user does to see other messages.
extension ConversationView {
  /// Scrolls down (up when negative); at the newest line it follows again.
  mutating func scroll(by count: Int, in scene: Scene) {
    motion.stop()
    let target = moved(top(in: scene), by: count, in: scene)
    guard let bottom = bottomTop(near: target, in: scene) else {
      return setAnchor(anchor(for: target, in: scene))
    }
    go(to: bottom.row < 0 ? bottom : target, bottom: bottom, in: scene)
  }

  /// A page less a line, so that the eye finds its way.
  var pageRows: Int { max(1, height - 1) }

  mutating func scrollToOldest(in scene: Scene) {
    motion.stop()
    let bottom = bottomTop(in: scene)
    guard bottom.row >= 0 else { return }
    go(to: RowPosition(index: -1, row: 0), bottom: bottom, in: scene)
  }

  /// Rows above the screen, counted no further than `limit`.
  mutating func rowsAbove(atMost limit: Int, in scene: Scene) -> Int {
    count(from: top(in: scene), by: -1, atMost: limit, in: scene)
  }

  /// Rows below the screen, counted no further than `limit`.
  mutating func rowsBelow(atMost limit: Int, in scene: Scene) -> Int {
    let top = top(in: scene)
    let end = RowPosition(place: top.place, row: top.row + height)
    return count(from: end, by: 1, atMost: limit, in: scene)
  }

  /// Who comes to the newest line follows; the end of what is loaded isn't it.
  private mutating func go(to target: RowPosition, bottom: RowPosition, in scene: Scene) {
    if target >= bottom, scene.conversation.timeline.isAtNewest { return setAnchor(.following) }
    setAnchor(anchor(for: min(target, bottom), in: scene))
  }

  private mutating func anchor(for position: RowPosition, in scene: Scene) -> ScrollAnchor {
    guard !scene.entries.isEmpty else { return .following }
    let index = min(max(0, position.index), scene.entries.count - 1)
    var place = position.place
    if position.index < 0 { place = BlockPlace(index: 0) }
    if position.index > index { place = lastPiece(of: index, in: scene) }
    var line = position.row - block(place, in: scene).lead
    if position.index < 0 { line -= block(-1, in: scene).rows.count }
    if position.index > index { line += block(place, in: scene).rows.count }
    return .at(id: scene.entries[index].message.id, piece: place.piece, line: line)
  }

  private mutating func count(
    from position: RowPosition, by step: Int, atMost limit: Int, in scene: Scene
  ) -> Int {
    var rows =
      step < 0 ? position.row : block(position.place, in: scene).rows.count - position.row
    var place = next(position.place, step, in: scene)
    while rows < limit, (-1...scene.entries.count).contains(place.index) {
      rows += block(place, in: scene).rows.count
      place = next(place, step, in: scene)
    }
    return min(max(0, rows), limit)
  }

  private mutating func next(_ place: BlockPlace, _ step: Int, in scene: Scene) -> BlockPlace {
    step < 0 ? before(place, in: scene) : after(place, in: scene)
  }
}

/// What happens to the reader's place when messages come and go.
extension ConversationView {
  /// Stays where it is whatever comes below.
  mutating func stay(in scene: Scene) {
    setAnchor(anchor(for: bottomTop(in: scene), in: scene))
  }

  /// After messages went: the place hangs on what is on top of the screen again, or, when its
  /// message went without a neighbour, on the newest line.
  mutating func rehang(in scene: Scene) {
    guard case .at(let id, _, let line) = anchor else { return }
    guard scene.conversation.timeline.index(of: id) != nil else { return setAnchor(.following) }
    guard line < 0, top(in: scene) < bottomTop(in: scene) else { return }
    setAnchor(anchor(for: top(in: scene), in: scene))
  }

  /// After a message changed: a place in it that is gone is its last row now.
  mutating func keepInside(_ id: String, in scene: Scene) {
    guard case .at(id, let piece, let line) = anchor, let (_, place, _) = anchored(in: scene)
    else { return }
    let found = inside(place, line: piece > place.piece ? .max : line, in: scene)
    if found.place.piece != piece || found.line != line {
      setAnchor(.at(id: id, piece: found.place.piece, line: found.line))
    }
  }

  /// The same line, named by the piece that it is in: a text may have been cut into more of them.
  private mutating func inside(
    _ place: BlockPlace, line: Int, in scene: Scene
  ) -> (place: BlockPlace, line: Int) {
    var (place, line) = (place, line)
    let last = lastPiece(of: place.index, in: scene)
    while true {
      let block = block(place, in: scene)
      let rows = block.rows.count - block.lead
      if line < rows { return (place, line) }
      if place >= last { return (place, max(0, rows - 1)) }
      line -= rows
      place.piece += 1
    }
  }

  /// Before a message disappears: a place that hangs on it is hung on a neighbour, which stays.
  mutating func release(_ id: String, in scene: Scene) {
    guard case .at(id, _, let line) = anchor, let (_, place, _) = anchored(in: scene) else {
      return
    }
    let index = place.index
    let lead = block(place, in: scene).lead
    if index + 1 < scene.entries.count {
      let newer = self.block(index + 1, in: scene)
      let shown = min(height, max(0, rows(from: place, in: scene) - lead - line))
      setAnchor(.at(id: scene.entries[index + 1].message.id, line: -(shown + newer.lead)))
    } else if index > 0 {
      let last = lastPiece(of: index - 1, in: scene)
      let older = self.block(last, in: scene)
      let passed = older.rows.count - older.lead + lead + line
      setAnchor(
        .at(id: scene.entries[index - 1].message.id, piece: last.piece, line: passed))
    } else {
      setAnchor(.following)
    }
  }

  /// Rows of a message from a piece of it on, counted hardly further than a screen.
  private mutating func rows(from place: BlockPlace, in scene: Scene) -> Int {
    var place = place
    var rows = 0
    let index = place.index
    while place.index == index, rows < 2 * height + 2 {
      rows += block(place, in: scene).rows.count
      place = after(place, in: scene)
    }
    return rows
  }
}
