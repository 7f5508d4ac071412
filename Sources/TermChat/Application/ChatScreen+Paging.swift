/// Fetching before the reader arrives, and keeping the window small.
extension ChatScreen {
  /// Asks for more when less than `leadingScreens` of loaded rows are left beyond the screen.
  mutating func page(_ effects: inout [Effect]) {
    guard mustPage else { return }
    mustPage = false
    measure()
    if mustJump, view.isFollowing { followNewest(&effects) } else { mustJump = false }
    let limit = leadingRows
    extend(.older, &effects) { $0.view.rowsAbove(atMost: limit, in: $0.scene) < limit }
    if !conversation.timeline.isAtNewest {
      extend(.newer, &effects) { $0.view.rowsBelow(atMost: limit, in: $0.scene) < limit }
    }
    trim()
    mustPage = false
  }

  /// At least one row, so that the first page comes on the smallest screen.
  private var leadingRows: Int {
    let rows = Double(max(0, view.height)) * configuration.leadingScreens
    return rows.isFinite ? max(1, Int(min(rows + 0.999, 10_000))) : 1
  }

  private mutating func extend(
    _ edge: Edge, _ effects: inout [Effect], while isShort: (inout ChatScreen) -> Bool
  ) {
    // What lies on the shelf comes at once; each turn loads a piece, so this ends.
    while isShort(&self) {
      let before = conversation.timeline.entries.count
      if let request = conversation.timeline.extend(edge, at: now) {
        effects.append(.request(request))
      }
      guard conversation.timeline.entries.count > before else { return }
    }
  }

  /// Chatto's message count contention, by where the reader is.
  ///
  /// What paging has just fetched stays: each message takes a row at least.
  mutating func trim() {
    let count = conversation.timeline.entries.count
    guard count > Timeline.mostLoaded else { return }
    let visible = visibleMessages(of: count)
    let middle = Double(visible.lowerBound + visible.upperBound) / 2 / Double(count)
    let focus = middle > 0.95 ? 1 : middle < 0.05 ? 0 : middle
    conversation.timeline.trim(
      focus: view.isFollowing ? 1 : focus, visible: visible,
      margin: max(Timeline.pageSize, leadingRows))
  }

  /// The messages that may be on screen, from the anchor alone.
  private func visibleMessages(of count: Int) -> Range<Int> {
    guard case .at(let id, _, _) = view.anchor, let index = conversation.timeline.index(of: id)
    else { return max(0, count - view.height)..<count }
    return index..<min(count, index + max(1, view.height))
  }

  mutating func followNewest(_ effects: inout [Effect]) {
    view.setAnchor(.following)
    guard !conversation.timeline.isAtNewest else { return }
    mustPage = true
    mustJump = conversation.timeline.paging.isLoading
    if let request = conversation.timeline.jumpToNewest(at: now) {
      effects.append(.request(request))
    }
    trim()
  }

  /// Tells the other side once which message is the last one seen.
  mutating func markRead(_ effects: inout [Effect]) {
    guard view.isAtEnd, isWindowFocused,
      let last = conversation.timeline.entries.last?.message, !conversation.isOwn(last),
      !last.from.isEmpty, last.id != lastRead
    else { return }
    lastRead = last.id
    effects.append(.request(.read(id: last.id)))
  }

  /// The unread line stands above the first message that came unseen, until the next one does.
  mutating func noteUnread(_ message: Message, isSeen: Bool) {
    guard !isSeen, !message.from.isEmpty, conversation.unread == nil || hasSeenUnread else {
      return
    }
    conversation.unread = message.id
    hasSeenUnread = false
  }

  mutating func noteUnreadSeen() {
    guard conversation.unread != nil, !hasSeenUnread, isWindowFocused else { return }
    hasSeenUnread = view.seesNewest(in: scene)
  }

  mutating func retryLoading() {
    conversation.timeline.forgive(.older)
    conversation.timeline.forgive(.newer)
    mustPage = true
  }
}
