/// Moving messages.
extension ConversationView {
  /// Remembers what the screen shows before anything happens at this instant: what happens now
  /// moves from there.
  mutating func beginInstant() {
    before = shown.map { block in
      var block = block
      block.top += block.shift.row
      block.shift = .zero
      return block
    }
  }

  /// A new message comes in from its side.
  mutating func welcome(_ id: String, in scene: Scene) {
    guard scene.conversation.timeline[id].map({ !$0.from.isEmpty }) ?? false else { return }
    motion.arrive(id, at: scene.now)
  }

  /// Messages move because this one changed; one that is out of sight moves nothing.
  mutating func glide(round id: String, in scene: Scene) {
    guard before.contains(where: { $0.id == id }) else { return }
    let isGone = scene.conversation.timeline.index(of: id) == nil
    motion.glide(from: before, without: isGone ? id : nil, at: scene.now)
  }

  /// When something on screen is somewhere else next; nil when nothing moves.
  func nextStep(after now: Instant) -> Instant? {
    interaction.isBare ? nil : motion.nextStep(of: shown, after: now)
  }

  /// Puts what is on screen where it is at this instant of its way.
  mutating func arrange(at now: Instant) {
    ghosts = []
    // What the mouse selects stands still.
    guard !interaction.isBare, motion.isUnderWay(at: now) else { return }
    for index in shown.indices {
      let block = shown[index]
      guard let id = block.id else { continue }
      shown[index].shift = Point(
        row: motion.rows(of: block, at: now), column: motion.columns(of: id, block.side, at: now))
    }
    ghosts = motion.ghosts(beside: shown, at: now)
  }
}
