/// The scrolling list of messages: where the reader is, and which rows are on screen.
///
/// It never knows how high the whole conversation is: it walks from the anchor, message by message,
/// as far as the screen reaches.
public struct ConversationView: Sendable {
  public internal(set) var anchor: ScrollAnchor = .following
  /// Messages that came while the reader was elsewhere.
  public internal(set) var newCount = 0
  public internal(set) var interaction = Interaction()
  /// The rows on screen, top to bottom, after the last `settle`.
  var rows: [MessageBlock.Row] = []
  /// The message of each of them: an index; -1 the head, one past the last the tail, -2 nobody's.
  private(set) var owners: [Int] = []
  /// The blocks on screen, top to bottom, after the last `settle`.
  var shown: [ShownBlock] = []
  /// Messages that went, while they fade.
  var ghosts: [ShownBlock] = []
  var motion = Motion()
  /// What was on screen before this instant.
  var before: [ShownBlock] = []
  /// What is on screen; -1 is the head row, one past the last message the tail.
  var visible: ClosedRange<Int> = 0...0
  var height = 0
  var cache = BlockCache()
  // The place in the anchored message that the reader sees on top, kept over several resizes.
  private var reading: Reading?
  /// The newest line there is was on screen after the last `settle`.
  private(set) var isAtEnd = true

  public var isFollowing: Bool { anchor == .following }
}

extension ConversationView {
  /// Works out what is on screen.
  ///
  /// It changes nothing that matters to the next batch: the same instant shows the same frame
  /// however events were batched.
  mutating func settle(_ scene: Scene) {
    var position = top(in: scene)
    isAtEnd =
      scene.conversation.timeline.isAtNewest && position == bottomTop(near: position, in: scene)
    let first = position.index
    rows.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    shown.removeAll(keepingCapacity: true)
    while rows.count < height, position.row < 0 {
      add([MessageBlock.Row(column: 0, cells: [])], of: -2)
      position.row += 1
    }
    while rows.count < height, position.index <= scene.entries.count {
      let block = block(position.place, in: scene)
      show(block, from: position, in: scene)
      position = RowPosition(place: after(position.place, in: scene), row: 0)
    }
    let last = position.place.piece > 0 ? position.index : position.index - 1
    visible = first...max(first, last)
    arrange(at: scene.now)
    cache.endFrame()
  }

  private mutating func show(
    _ block: MessageBlock, from position: RowPosition, in scene: Scene
  ) {
    let message =
      scene.entries.indices.contains(position.index) ? scene.entries[position.index].message : nil
    let isOwn = message.map { scene.conversation.isOwn($0) } ?? false
    shown.append(
      ShownBlock(
        place: position.place, id: message?.id, side: isOwn ? .outgoing : .incoming, block: block,
        top: rows.count - position.row))
    let from = min(position.row, block.rows.count)
    let to = min(block.rows.count, from + height - rows.count)
    add(block.rows[from..<to], of: position.index)
  }

  private mutating func add(_ more: some Collection<MessageBlock.Row>, of index: Int) {
    rows.append(contentsOf: more)
    owners.append(contentsOf: repeatElement(index, count: more.count))
  }
}

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

/// A new size: the text that the reader sees on top stays on top.
extension ConversationView {
  /// What the reader sees on top of the anchored message, whatever the width.
  enum Reading {
    /// The `rank`th of the rows that begin at this place in the content.
    case text(offset: Int, rank: Int)
    /// So many rows after the bubble's end; negative for its last rows, below the content.
    case end(Int)
  }

  /// Remembers what is read before the layout changes.
  mutating func holdPlace(_ scene: Scene) {
    guard reading == nil, let anchored = anchored(in: scene), anchored.line >= 0 else { return }
    reading = block(anchored.place, in: scene).reading(at: anchored.line)
  }

  /// Finds it again in the new layout.
  mutating func findPlace(_ scene: Scene) {
    guard let reading, let (id, place, _) = anchored(in: scene) else { return }
    let line = block(place, in: scene).line(of: reading)
    anchor = .at(id: id, piece: place.piece, line: line)
  }

  mutating func setAnchor(_ anchor: ScrollAnchor) {
    self.anchor = anchor
    reading = nil
    if anchor == .following { newCount = 0 }
  }
}
