/// A place where a source is cut, and what goes on there.
struct MarkdownCut {
  enum Quality: Int, Comparable {
    /// Takes something apart that makes sense only together.
    case bad
    case betweenLines
    /// Nothing is lost but what a list or a paragraph is.
    case betweenItems
    case betweenBlocks

    static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
  }

  let place: Int
  private(set) var blocks: OpenBlocks
  var quality = Quality.bad
  /// What follows is a row of the table that is open.
  var isTableRow = false

  init(place: Int, blocks: OpenBlocks) {
    self.place = place
    self.blocks = blocks
  }

  init(place: Int, blocks: OpenBlocks, before line: SourceLine) {
    self.init(place: place, blocks: blocks)
    self.blocks.leaveFence(before: line)
    isTableRow = line.hasBar
    quality = quality(before: line)
  }

  private func quality(before line: SourceLine) -> Quality {
    if blocks.end(before: line) { return .betweenBlocks }
    if let fence = blocks.fence { return fence.isClosed(by: line) ? .bad : .betweenLines }
    if line.isBlank || line.isTableRule || line.isUnderline { return .bad }
    return line.margin == 0 ? .betweenItems : .betweenLines
  }
}
