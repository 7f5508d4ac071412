/// The scrolling list of messages: where the reader is, and which rows are on screen.
///
/// It never knows how high the whole conversation is: it walks from the anchor, message by message,
/// as far as the screen reaches.
public struct ConversationView: Sendable {
  public internal(set) var anchor: ScrollAnchor = .following
  /// Messages that came while the reader was elsewhere.
  public internal(set) var newCount = 0
  public internal(set) var interaction = Interaction()
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
  var reading: ReadingPlace?
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
    shown.removeAll(keepingCapacity: true)
    // Above the first row the screen stays empty.
    var row = max(0, -position.row)
    position.row = max(0, position.row)
    while row < height, position.index <= scene.entries.count {
      let block = block(position.place, in: scene)
      show(block, at: position.place, top: row - position.row, in: scene)
      row += block.rows.count - position.row
      position = RowPosition(place: after(position.place, in: scene), row: 0)
    }
    let last = position.place.piece > 0 ? position.index : position.index - 1
    visible = first...max(first, last)
    arrange(at: scene.now)
    cache.endFrame()
  }

  private mutating func show(
    _ block: MessageBlock, at place: BlockPlace, top: Int, in scene: Scene
  ) {
    let isMessage = scene.entries.indices.contains(place.index)
    let message = isMessage ? scene.entries[place.index].message : nil
    let isOwn = message.map { scene.conversation.isOwn($0) } ?? false
    shown.append(
      ShownBlock(
        place: place, id: message?.id, side: isOwn ? .outgoing : .incoming, block: block, top: top))
  }
}
