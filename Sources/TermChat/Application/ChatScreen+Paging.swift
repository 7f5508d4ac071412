/// Fetching before the reader arrives, and keeping the window small.
extension ChatScreen {
  /// Asks for more when less than `leadingScreens` of loaded rows are left beyond the screen.
  mutating func page(_ effects: inout [Effect]) {
    guard mustPage else { return }
    mustPage = false
    view.height = areas.conversation.size.rows
    let limit = Int((Double(view.height) * configuration.leadingScreens).rounded(.up))
    extend(.older, limit, &effects) { $0.view.rowsAbove(atMost: limit, in: $0.scene) }
    if !conversation.timeline.isAtNewest {
      extend(.newer, limit, &effects) { $0.view.rowsBelow(atMost: limit, in: $0.scene) }
    }
  }

  private mutating func extend(
    _ edge: Edge, _ limit: Int, _ effects: inout [Effect], rows: (inout ChatScreen) -> Int
  ) {
    // What lies on the shelf comes at once; each turn loads a piece, so this ends.
    while rows(&self) < max(1, limit) {
      let before = conversation.timeline.entries.count
      if let request = conversation.timeline.extend(edge, at: now) {
        effects.append(.request(request))
      }
      guard conversation.timeline.entries.count > before else { return }
      trim()
    }
  }

  /// Chatto's message count contention, by where the reader is.
  mutating func trim() {
    let count = conversation.timeline.entries.count
    guard count > Timeline.mostLoaded else { return }
    let visible = visibleMessages(of: count)
    let middle = Double(visible.lowerBound + visible.upperBound) / 2 / Double(count)
    let focus = middle > 0.95 ? 1 : middle < 0.05 ? 0 : middle
    conversation.timeline.trim(focus: view.isFollowing ? 1 : focus, visible: visible)
  }

  /// The messages that may be on screen, from the anchor alone.
  private func visibleMessages(of count: Int) -> Range<Int> {
    guard case .at(let id, _) = view.anchor, let index = conversation.timeline.index(of: id)
    else { return max(0, count - view.height)..<count }
    return index..<min(count, index + max(1, view.height))
  }

  mutating func followNewest(_ effects: inout [Effect]) {
    view.setAnchor(.following)
    if let request = conversation.timeline.jumpToNewest(at: now) {
      effects.append(.request(request))
    }
    trim()
  }

  /// Tells the other side once which message is the last one seen.
  mutating func markRead(_ effects: inout [Effect]) {
    guard view.isFollowing, isWindowFocused, conversation.timeline.isAtNewest,
      let last = conversation.timeline.entries.last?.message, !conversation.isOwn(last),
      !last.from.isEmpty, last.id != lastRead
    else { return }
    lastRead = last.id
    effects.append(.request(.read(id: last.id)))
  }

  mutating func retryLoading() {
    conversation.timeline.forgive(.older)
    conversation.timeline.forgive(.newer)
    mustPage = true
  }
}
