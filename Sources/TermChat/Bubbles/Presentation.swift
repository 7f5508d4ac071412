/// A content laid out for a width: what goes inside a bubble, or stands without one.
public struct Presentation: Sendable {
  public enum Frame: Sendable {
    /// In the sender's bubble.
    case bubble
    /// On the sender's side, without a box.
    case bare
    /// In the middle of the conversation, as nobody's.
    case centered
  }

  public struct Line: Sendable {
    public var cells: [Cell]
    /// Where the line begins in the content, in glyphs: the reader's place survives a new width.
    public var offset: Int
    /// Nothing may be added behind it: the time stands below.
    public var isClosed = false

    public init(_ cells: [Cell], offset: Int = 0, isClosed: Bool = false) {
      self.cells = cells
      self.offset = offset
      self.isClosed = isClosed
    }
  }

  public var frame: Frame
  public var lines: [Line]
  /// In reading order.
  public var hotspots: [Hotspot] = []
  /// How long the content is, in glyphs: where offsets of what follows begin.
  public var extent = 0

  public init(_ frame: Frame = .bubble, lines: [Line]) {
    self.frame = frame
    self.lines = lines
    extent = lines.last.map { $0.offset + 1 } ?? 0
  }
}

extension Presentation {
  public var columns: Int { lines.map(\.cells.columns).max() ?? 0 }

  /// Puts `other` below, its first line behind `first` and the others behind `rest`.
  public mutating func append(
    _ other: Presentation, first: [Cell] = [], rest: [Cell] = []
  ) {
    let (top, base) = (lines.count, extent)
    for (index, line) in other.lines.enumerated() {
      lines.append(
        Line(
          (index == 0 ? first : rest) + line.cells, offset: base + line.offset,
          isClosed: line.isClosed))
    }
    let (one, more) = (first.columns, rest.columns)
    hotspots += other.hotspots.map { hotspot in
      var hotspot = hotspot.moved(lines: top, columns: more)
      for index in hotspot.spans.indices where hotspot.spans[index].line == top {
        hotspot.spans[index].columns = hotspot.spans[index].columns.shifted(by: one - more)
      }
      return hotspot
    }
    extent += other.extent
  }
}

extension Range<Int> {
  fileprivate func shifted(by count: Int) -> Range<Int> {
    lowerBound + count..<upperBound + count
  }
}
