/// Moving messages.
extension ConversationView {
  /// Remembers what the screen showed up to now: what happens next moves from there.
  mutating func beginInstant() {
    if motion.isOn { before = shown }
  }

  /// A new message comes in from its side.
  mutating func welcome(_ id: String, in scene: Scene) { motion.arrive(id, at: scene.now) }

  /// Messages moved because one went or changed.
  mutating func glide(in scene: Scene) { motion.glide(from: before, at: scene.now) }

  /// Puts what is on screen where it is at this instant of its way.
  mutating func arrange(at now: Instant) {
    guard motion.isOn, motion.nextStep(after: now) != nil else {
      ghosts = []
      return
    }
    for index in shown.indices {
      let block = shown[index]
      guard let id = block.id else { continue }
      shown[index].shift = Point(
        row: motion.rows(of: block, at: now), column: motion.columns(of: id, block.side, at: now))
    }
    ghosts = motion.ghosts(beside: shown, at: now)
  }
}
