/// Moving the window over the history.
extension Timeline {
  /// Chatto's message count contention: over 500 loaded messages, 400 stay.
  public static let mostLoaded = 500
  public static let keptLoaded = 400

  /// Messages that a load asks for.
  public static let pageSize = 50

  /// A load is given up after this many milliseconds.
  public static let patience: Int64 = 30_000

  /// Makes room when too many messages are loaded.
  ///
  /// `focus` is where the reader is, 0 oldest … 1 newest: that share of the surplus leaves at the
  /// older end, the rest at the newer one. Nothing within `margin` messages of `visible` leaves.
  public mutating func trim(focus: Double, visible: Range<Int>, margin: Int = pageSize) {
    guard entries.count > Self.mostLoaded else { return }
    let surplus = entries.count - Self.keptLoaded
    let fromOlder = Int(Double(surplus) * min(1, max(0, focus)))
    let fromNewer = min(surplus - fromOlder, max(0, entries.count - visible.upperBound - margin))
    leaveNewer(fromNewer)
    leaveOlder(min(fromOlder, max(0, visible.lowerBound - margin)))
  }

  private mutating func leaveOlder(_ count: Int) {
    guard count > 0 else { return }
    let dropped = dropOldest(count)
    if retention == .shelve { shelf.putOlder(dropped) } else { older = .more }
  }

  private mutating func leaveNewer(_ count: Int) {
    guard count > 0 else { return }
    if isAtNewest { newestID = entries.last?.message.id }
    let dropped = dropNewest(count)
    if retention == .shelve { shelf.putNewer(dropped) } else { newer = .more }
  }
}

extension Timeline {
  /// What must be asked to see more at `edge`: nothing when it lies on the shelf (it is loaded at
  /// once), when a fetch is under way, or when nobody has said that there is more.
  public mutating func extend(_ edge: Edge, at now: Instant) -> ChatRequest? {
    if edge == .older, shelf.hasOlder {
      insertOldest(shelf.takeOlder())
      return nil
    }
    if edge == .newer, shelf.hasNewer {
      insertNewest(shelf.takeNewer())
      return nil
    }
    guard !paging.isLoading, (edge == .newer ? newer : older) == .more else { return nil }
    paging = .loading(edge, since: now)
    let outermost = edge == .newer ? entries.last : entries.first
    return .load(edge, from: outermost?.message.id, limit: Self.pageSize)
  }

  /// Moves to the newest messages without loading what lies between.
  ///
  /// When the source must be asked, the request is returned; its page replaces the window where
  /// what that held can be had again.
  public mutating func jumpToNewest(at now: Instant) -> ChatRequest? {
    if shelf.hasNewer {
      let window = dropOldest(entries.count)
      insertNewest(shelf.skipToNewest(passing: window))
      return nil
    }
    guard hasNewerGap, !paging.isLoading else { return nil }
    forgive(.newer)
    // Nobody else has what another window would replace: page by page, then.
    guard retention == .forget, let newestID, serials[newestID] == nil else {
      return extend(.newer, at: now)
    }
    awaitedJumps += 1
    paging = .loading(.around, since: now)
    return .load(.around, from: newestID, limit: Self.pageSize)
  }

  /// Lets a failed edge be asked for again.
  public mutating func forgive(_ edge: Edge) {
    if edge == .newer, newer.isFailed { newer = .more }
    if edge == .older, older.isFailed { older = .more }
  }

  /// Frees a fetch that nobody answered within `patience`.
  public mutating func expire(at now: Instant) {
    guard case .loading(let edge, let since) = paging, now - since >= Self.patience else { return }
    paging = .idle
    fail(edge, "no answer within \(Self.patience / 1000) s")
  }

  /// When `expire` matters.
  public var expiry: Instant? {
    if case .loading(_, let since) = paging { since + Self.patience } else { nil }
  }
}
