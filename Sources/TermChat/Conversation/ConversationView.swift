/// The scrolling list of messages: where the reader is, and which rows are on screen.
///
/// It never knows how high the whole conversation is: it walks from the anchor, message by message,
/// as far as the screen reaches.
public struct ConversationView: Sendable {
  public internal(set) var anchor: ScrollAnchor = .following
  /// Messages that came while the reader was elsewhere.
  public internal(set) var newCount = 0
  public internal(set) var interaction = Interaction()
  /// The rows on screen, top to bottom, after the last `settle`.
  var rows: [MessageBlock.Row] = []
  /// The message of each of them: an index; -1 the head, one past the last the tail, -2 nobody's.
  private(set) var owners: [Int] = []
  /// What is on screen; -1 is the head row, one past the last message the tail.
  var visible: ClosedRange<Int> = 0...0
  var height = 0
  var cache = BlockCache()
  // The place in the anchored message that the reader sees on top, kept over several resizes.
  private var reading: Reading?
  /// The newest line there is was on screen after the last `settle`.
  private(set) var isAtEnd = true

  public var isFollowing: Bool { anchor == .following }
}

/// A row: which block, and how far down in it.
struct RowPosition: Comparable {
  var index: Int
  var row: Int

  static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.index, left.row) < (right.index, right.row)
  }
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
    rows.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    while rows.count < height, position.row < 0 {
      add([MessageBlock.Row(column: 0, cells: [])], of: -2)
      position.row += 1
    }
    while rows.count < height, position.index <= scene.entries.count {
      let block = block(position.index, in: scene)
      add(block.rows.dropFirst(position.row).prefix(height - rows.count), of: position.index)
      position = RowPosition(index: position.index + 1, row: 0)
    }
    visible = first...max(first, position.index - 1)
    cache.endFrame()
  }

  private mutating func add(_ more: some Collection<MessageBlock.Row>, of index: Int) {
    rows.append(contentsOf: more)
    owners.append(contentsOf: repeatElement(index, count: more.count))
  }
}

/// Where rows lie.
extension ConversationView {
  /// Whether the newest line there is stands on screen.
  mutating func seesNewest(in scene: Scene) -> Bool {
    guard scene.conversation.timeline.isAtNewest else { return false }
    guard !isFollowing else { return true }
    let top = top(in: scene)
    return top == bottomTop(near: top, in: scene)
  }

  mutating func block(_ index: Int, in scene: Scene) -> MessageBlock {
    if index < 0 { return scene.head }
    guard index < scene.entries.count else { return scene.tail }
    return cache.block(
      at: index, of: scene.conversation, layout: scene.layout,
      state: interaction.state(of: scene.entries[index].message, at: scene.now))
  }

  /// The row on top of the screen; before everything (a negative row) when all fits with room left.
  mutating func top(in scene: Scene) -> RowPosition {
    guard case .at(let id, let line) = anchor,
      let index = scene.conversation.timeline.index(of: id)
    else { return bottomTop(in: scene) }
    let lead = block(index, in: scene).lead
    let position = moved(RowPosition(index: index, row: lead), by: line, in: scene)
    return bottomTop(near: position, in: scene).map { min(position, $0) } ?? position
  }

  /// As `bottomTop(in:)`; nil where the end is certainly further away than a screen is high.
  ///
  /// Cheap to tell for most readers, since each message takes a row at least.
  mutating func bottomTop(near position: RowPosition, in scene: Scene) -> RowPosition? {
    scene.entries.count - position.index > height + 1 ? nil : bottomTop(in: scene)
  }

  /// The top row when the last row stands at the bottom.
  mutating func bottomTop(in scene: Scene) -> RowPosition {
    let end = scene.entries.count
    let tail = block(end, in: scene).rows.count
    return walked(RowPosition(index: end, row: tail - height), in: scene)
  }

  /// `count` rows further down, not above the first row.
  mutating func moved(_ position: RowPosition, by count: Int, in scene: Scene) -> RowPosition {
    let start = RowPosition(index: -1, row: 0)
    return max(
      start, walked(RowPosition(index: position.index, row: position.row + count), in: scene))
  }

  /// The same row, named by the block it really lies in.
  private mutating func walked(_ position: RowPosition, in scene: Scene) -> RowPosition {
    var position = position
    while position.row < 0, position.index > -1 {
      position.index -= 1
      position.row += block(position.index, in: scene).rows.count
    }
    while position.index < scene.entries.count {
      let count = block(position.index, in: scene).rows.count
      if position.row < count { break }
      position.row -= count
      position.index += 1
    }
    return position
  }
}

/// A new size: the text that the reader sees on top stays on top.
extension ConversationView {
  /// What the reader sees on top of the anchored message, whatever the width.
  enum Reading {
    /// The `rank`th of the rows that begin at this place in the content.
    case text(offset: Int, rank: Int)
    /// So many rows after the bubble's end; negative for its last rows, below the content.
    case end(Int)
  }

  /// Remembers what is read before the layout changes.
  mutating func holdPlace(_ scene: Scene) {
    guard reading == nil, case .at(let id, let line) = anchor, line >= 0,
      let index = scene.conversation.timeline.index(of: id)
    else { return }
    reading = block(index, in: scene).reading(at: line)
  }

  /// Finds it again in the new layout.
  mutating func findPlace(_ scene: Scene) {
    guard let reading, case .at(let id, _) = anchor,
      let index = scene.conversation.timeline.index(of: id)
    else { return }
    anchor = .at(id: id, line: block(index, in: scene).line(of: reading))
  }

  mutating func setAnchor(_ anchor: ScrollAnchor) {
    self.anchor = anchor
    reading = nil
    if anchor == .following { newCount = 0 }
  }
}
