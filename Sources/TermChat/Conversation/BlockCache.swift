/// Laid out messages, so that a frame lays out only what changed or came into sight.
struct BlockCache: Sendable {
  private struct Entry {
    var revision: Int
    var decoration: Decoration
    var block: MessageBlock
    var generation: Int
  }

  private var entries: [String: Entry] = [:]
  private var generation = 0

  // Far more than a screen and the prefetched screens beyond it hold.
  private static let most = 1024
}

extension BlockCache {
  mutating func block(
    for entry: TimelineEntry, _ decoration: Decoration, layout: MessageLayout
  ) -> MessageBlock {
    let id = entry.message.id
    if let known = entries[id], known.revision == entry.revision,
      known.decoration == decoration
    {
      if known.generation != generation { entries[id]?.generation = generation }
      return known.block
    }
    let block = layout.block(entry.message, decoration)
    entries[id] = Entry(
      revision: entry.revision, decoration: decoration, block: block, generation: generation)
    return block
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Ends a frame; what no frame has used for a while is dropped when there is too much.
  mutating func endFrame() {
    if entries.count > Self.most { entries = entries.filter { $0.value.generation == generation } }
    generation += 1
  }
}
