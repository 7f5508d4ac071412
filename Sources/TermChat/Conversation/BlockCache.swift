/// Laid out messages, so that a frame lays out only what changed or came into sight.
struct BlockCache: Sendable {
  private struct Entry {
    /// Nil where the decoration must be made to know whether it is the same.
    var surroundings: Surroundings?
    var decoration: Decoration
    var state: MessageState
    var block: MessageBlock
    var generation: Int
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
  /// The block of the message at `index`, made now where it isn't known.
  mutating func block(
    at index: Int, of conversation: Conversation, layout: MessageLayout, state: MessageState
  ) -> MessageBlock {
    let revision = conversation.timeline.entries[index].revision
    let surroundings = conversation.surroundings(at: index)
    if let known = entries[revision], known.surroundings == surroundings, surroundings != nil,
      known.state == state
    {
      return use(known, revision)
    }
    let appearance = layout.appearance
    let decoration = conversation.decoration(
      at: index, zone: appearance.zone, names: appearance.names)
    let known = entries[revision].flatMap {
      $0.decoration == decoration && $0.state == state ? $0.block : nil
    }
    let block =
      known ?? layout.block(conversation.timeline.entries[index].message, decoration, state)
    rows += block.rows.count - (entries[revision]?.block.rows.count ?? 0)
    entries[revision] = Entry(
      surroundings: surroundings, decoration: decoration, state: state, block: block,
      generation: generation)
    return block
  }

  private mutating func use(_ entry: Entry, _ revision: Int) -> MessageBlock {
    if entry.generation != generation { entries[revision]?.generation = generation }
    return entry.block
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
    rows = entries.values.reduce(0) { $0 + $1.block.rows.count }
  }
}
