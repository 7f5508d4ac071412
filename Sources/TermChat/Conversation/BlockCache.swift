/// Laid out messages, so that a frame lays out only what changed or came into sight.
struct BlockCache: Sendable {
  private struct Entry {
    /// Nil where the decoration must be made to know whether it is the same.
    var surroundings: Surroundings?
    var decorated: DecoratedMessage
    var state: MessageState
    /// The contents that a long one is cut into; none where it is laid out whole.
    var pieces: [any MessageKind]
    /// By piece; only what came into sight.
    var blocks: [Int: MessageBlock]
    var generation: Int

    var rows: Int { blocks.values.reduce(0) { $0 + $1.rows.count } }
  }

  // By revision: a message that changed is another one here.
  private var entries: [Int: Entry] = [:]
  private var generation = 0
  /// Rows of all blocks.
  private(set) var rows = 0

  // More than a screen and the prefetched screens beyond it hold, on most terminals.
  private static let most = 256
  // A long message that grows word by word would leave each of its states here.
  private static let mostRows = 8_192
}

extension BlockCache {
  /// The block of the message at a place, or of the piece of it, made now where it isn't known.
  mutating func block(at place: BlockPlace, in scene: Scene, state: MessageState) -> MessageBlock {
    let revision = refresh(place.index, in: scene, state)
    guard let entry = entries[revision] else { return MessageBlock() }
    let count = max(1, entry.pieces.count)
    let index = min(place.piece, count - 1)
    if let block = entry.blocks[index] { return block }
    var message = scene.entries[place.index].message
    if !entry.pieces.isEmpty { message.kind = entry.pieces[index] }
    let block = scene.layout.block(
      message, entry.decorated, state, piece: MessagePiece(index: index, count: count))
    rows += block.rows.count
    entries[revision]?.blocks[index] = block
    return block
  }

  /// How many blocks the message at `index` has: 1 unless it is long.
  mutating func pieces(of index: Int, in scene: Scene, state: MessageState) -> Int {
    max(1, entries[refresh(index, in: scene, state)]?.pieces.count ?? 1)
  }

  /// Makes sure that what is known of a message is what it is now.
  private mutating func refresh(_ index: Int, in scene: Scene, _ state: MessageState) -> Int {
    let revision = scene.entries[index].revision
    let surroundings = scene.conversation.surroundings(at: index, today: scene.today)
    if let known = entries[revision], known.surroundings == surroundings, surroundings != nil,
      known.state == state
    {
      if known.generation != generation { entries[revision]?.generation = generation }
      return revision
    }
    let decorated = scene.decorated(at: index)
    if let known = entries[revision], known.decorated == decorated, known.state == state {
      entries[revision]?.surroundings = surroundings
      entries[revision]?.generation = generation
      return revision
    }
    rows -= entries[revision]?.rows ?? 0
    entries[revision] = Entry(
      surroundings: surroundings, decorated: decorated, state: state,
      pieces: entries[revision]?.pieces
        ?? scene.layout.presenters.pieces(of: scene.entries[index].message.kind),
      blocks: [:], generation: generation)
    return revision
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    rows = 0
  }

  /// Ends a frame; what it has not used is dropped when there is too much.
  mutating func endFrame() {
    if entries.count > Self.most || rows > Self.mostRows { dropUnused() }
    generation += 1
  }

  private mutating func dropUnused() {
    entries = entries.filter { $0.value.generation == generation }
    rows = entries.values.reduce(0) { $0 + $1.rows }
  }
}
