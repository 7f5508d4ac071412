/// Where rows lie.
extension ConversationView {
  /// Whether the newest line there is stands on screen.
  mutating func seesNewest(in scene: Scene) -> Bool {
    guard scene.conversation.timeline.isAtNewest else { return false }
    guard !isFollowing else { return true }
    let top = top(in: scene)
    return top == bottomTop(near: top, in: scene)
  }

  /// Messages: an own block, or several for a long one. Before them the head, after them the tail.
  mutating func block(_ place: BlockPlace, in scene: Scene) -> MessageBlock {
    if place.index < 0 { return scene.head }
    guard place.index < scene.entries.count else { return scene.tail }
    return cache.block(at: place, in: scene, state: state(place.index, in: scene))
  }

  /// The first block of what is at `index`.
  mutating func block(_ index: Int, in scene: Scene) -> MessageBlock {
    block(BlockPlace(index: index), in: scene)
  }

  private func state(_ index: Int, in scene: Scene) -> MessageState {
    interaction.state(of: scene.entries[index].message, at: scene.now)
  }

  mutating func lastPiece(of index: Int, in scene: Scene) -> BlockPlace {
    guard scene.entries.indices.contains(index) else { return BlockPlace(index: index) }
    let count = cache.pieces(of: index, in: scene, state: state(index, in: scene))
    return BlockPlace(index: index, piece: count - 1)
  }

  mutating func after(_ place: BlockPlace, in scene: Scene) -> BlockPlace {
    place.piece < lastPiece(of: place.index, in: scene).piece
      ? BlockPlace(index: place.index, piece: place.piece + 1) : BlockPlace(index: place.index + 1)
  }

  mutating func before(_ place: BlockPlace, in scene: Scene) -> BlockPlace {
    place.piece > 0
      ? BlockPlace(index: place.index, piece: place.piece - 1)
      : lastPiece(of: place.index - 1, in: scene)
  }

  /// The row on top of the screen; before everything (a negative row) when all fits with room left.
  mutating func top(in scene: Scene) -> RowPosition {
    guard let place = anchored(in: scene) else { return bottomTop(in: scene) }
    let lead = block(place.place, in: scene).lead
    let position = moved(
      RowPosition(place: place.place, row: lead), by: place.line, in: scene)
    return bottomTop(near: position, in: scene).map { min(position, $0) } ?? position
  }

  /// The block that the reader's place hangs on; nil when following.
  mutating func anchored(in scene: Scene) -> (id: String, place: BlockPlace, line: Int)? {
    guard case .at(let id, let piece, let line) = anchor,
      let index = scene.conversation.timeline.index(of: id)
    else { return nil }
    let last = lastPiece(of: index, in: scene).piece
    return (id, BlockPlace(index: index, piece: min(piece, last)), line)
  }

  /// As `bottomTop(in:)`; nil where the end is certainly further away than a screen is high.
  ///
  /// Cheap to tell for most readers, since each message takes a row at least.
  mutating func bottomTop(near position: RowPosition, in scene: Scene) -> RowPosition? {
    scene.entries.count - position.index > height + 1 ? nil : bottomTop(in: scene)
  }

  /// The top row when the last row stands at the bottom.
  mutating func bottomTop(in scene: Scene) -> RowPosition {
    let end = scene.entries.count
    let tail = block(end, in: scene).rows.count
    return walked(RowPosition(index: end, row: tail - height), in: scene)
  }

  /// `count` rows further down, not above the first row.
  mutating func moved(_ position: RowPosition, by count: Int, in scene: Scene) -> RowPosition {
    let start = RowPosition(index: -1, row: 0)
    return max(
      start, walked(RowPosition(place: position.place, row: position.row + count), in: scene))
  }

  /// The same row, named by the block it really lies in.
  private mutating func walked(_ position: RowPosition, in scene: Scene) -> RowPosition {
    var position = position
    while position.row < 0, position.index > -1 {
      position.place = before(position.place, in: scene)
      position.row += block(position.place, in: scene).rows.count
    }
    while position.index < scene.entries.count {
      let count = block(position.place, in: scene).rows.count
      if position.row < count { break }
      position.row -= count
      position.place = after(position.place, in: scene)
    }
    return position
  }
}
