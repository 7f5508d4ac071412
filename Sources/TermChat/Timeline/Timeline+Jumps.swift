/// Going to a message that isn't loaded.
extension Timeline {
  // Further away the way there would take too long: a chunk has a hundred messages or so.
  private static let mostSlides = 200

  /// Slides the window over the shelf until it holds the message; false where it isn't near.
  mutating func slide(to id: String) -> Bool {
    guard let (edge, chunks) = shelf.distance(to: id, atMost: Self.mostSlides) else { return false }
    for _ in 0..<chunks where index(of: id) == nil {
      if edge == .older {
        insertOldest(shelf.takeOlder())
        trim(focus: 0, visible: 0..<1)
      } else {
        insertNewest(shelf.takeNewer())
        trim(focus: 1, visible: entries.count - 1..<entries.count)
      }
    }
    return index(of: id) != nil
  }

  /// The request for a message and its neighbours, where the source can give every page again.
  mutating func load(around id: String, at now: Instant) -> ChatRequest? {
    guard retention == .forget, !paging.isLoading, mayHave(id) else { return nil }
    awaitedJumps += 1
    sought = id
    paging = .loading(.around, since: now)
    return .load(.around, from: id, limit: Self.pageSize)
  }
}

extension Shelf {
  /// On which side a message lies and how many chunks have to be taken to reach it.
  func distance(to id: String, atMost limit: Int) -> (edge: Edge, chunks: Int)? {
    guard contains(id) else { return nil }
    let holds = { (chunk: [Message]) in chunk.contains { $0.id == id } }
    if let place = olderChunks.suffix(limit).reversed().firstIndex(where: holds) {
      return (.older, olderChunks.count - (place.base - 1))
    }
    return newerChunks.prefix(limit).firstIndex(where: holds).map { (.newer, $0 + 1) }
  }
}
