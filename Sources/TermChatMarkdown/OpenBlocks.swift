/// What goes on from line to line in markdown: a light look at it, made for finding places to cut.
struct OpenBlocks {
  private(set) var fence: CodeFence?
  /// The header of the table and the line below it, in the source.
  private(set) var table: Range<Int>?
  private(set) var isInList = false
  private(set) var isAfterBlank = false
  private var itemIndent = 0
  /// Where the line before begins, if it may be the header of a table.
  private var header: Int?
}

extension OpenBlocks {
  /// Nothing goes on into this line: to read from here on gives the same as to read it all.
  func end(before line: SourceLine) -> Bool {
    fence == nil && isAfterBlank && line.margin == 0 && !line.isBlank && !(isInList && line.isItem)
  }

  mutating func leaveFence(before line: SourceLine) {
    if let fence, fence.isLeft(by: line) { self.fence = nil }
  }

  mutating func read(_ line: SourceLine) {
    leaveFence(before: line)
    if let fence {
      if fence.isClosed(by: line) { self.fence = nil }
      isAfterBlank = false
      return
    }
    if line.isBlank {
      (table, header, isAfterBlank) = (nil, nil, true)
      return
    }
    readList(line)
    readTable(line)
    if let fence = CodeFence(line) { open(fence, line) }
    isAfterBlank = false
  }

  /// The line was cut: what is left of it is like a line to whoever reads on.
  mutating func cutLine() { (table, header, isAfterBlank) = (nil, nil, false) }

  private mutating func readList(_ line: SourceLine) {
    if let indent = line.itemIndent {
      (isInList, itemIndent) = (true, indent)
    } else if isAfterBlank, line.margin == 0 {
      (isInList, itemIndent) = (false, 0)
    }
  }

  private mutating func readTable(_ line: SourceLine) {
    if line.isTableRule, let header { table = header..<line.bytes.endIndex }
    header = line.hasBar ? line.bytes.startIndex : nil
  }

  private mutating func open(_ fence: CodeFence, _ line: SourceLine) {
    // Farther in it is indented code.
    guard line.isItem || line.indent < itemIndent + 4 else { return }
    self.fence = fence
    self.fence?.itemIndent = line.itemIndent ?? min(itemIndent, line.indent)
    table = nil
  }
}
