extension Presentation {
  /// At most so many columns and rows of it; `ellipsis` ends the last one when there were more.
  func cut(columns: Int, rows: Int = .max, ellipsis: [Cell] = []) -> Presentation {
    guard lines.count > rows || self.columns > columns else { return self }
    var cut = self
    cut.lines = lines.prefix(rows).map { line in
      Line(line.cells.prefix(within: columns), offset: line.offset, isClosed: line.isClosed)
    }
    if lines.count > rows, let last = cut.lines.indices.last {
      // Three dots in three columns would leave nothing of the text.
      let ellipsis = columns > ellipsis.columns ? ellipsis : ellipsis.prefix(within: 1)
      let start = cut.lines[last].cells.prefix(within: columns - ellipsis.columns)
      cut.lines[last].cells = start + ellipsis
    }
    cut.hotspots = hotspots.compactMap { $0.cut(to: cut.lines) }
    return cut
  }

  /// Lets every line do `action`, from its first column to its last.
  public mutating func activate(_ action: Hotspot.Action) {
    let spans = lines.enumerated().compactMap { index, line in
      let columns = line.cells.columns
      return columns > 0 ? Hotspot.Span(line: index, columns: 0..<columns) : nil
    }
    if !spans.isEmpty { hotspots.append(Hotspot(action, spans: spans)) }
  }

  /// Takes off the blank lines round what stands without a bubble.
  mutating func trimAir() {
    let first = lines.firstIndex { !$0.cells.isEmpty } ?? lines.count
    guard first > 0 else { return }
    lines.removeFirst(first)
    hotspots = hotspots.map { $0.moved(lines: -first, columns: 0) }
  }
}

extension Hotspot {
  /// What of it lies on `lines`; nil when nothing does.
  fileprivate func cut(to lines: [Presentation.Line]) -> Hotspot? {
    let spans = spans.compactMap { span -> Span? in
      guard span.line < lines.count else { return nil }
      let columns = span.columns.clamped(to: 0..<lines[span.line].cells.columns)
      return columns.isEmpty ? nil : Span(line: span.line, columns: columns)
    }
    return spans.isEmpty ? nil : Hotspot(action, spans: spans)
  }
}

extension [Cell] {
  /// So many times the first.
  func repeated(_ count: Int) -> [Cell] {
    first.map { Array(repeating: $0, count: Swift.max(0, count)) } ?? []
  }

  /// As many as fit.
  func prefix(within columns: Int) -> [Cell] {
    var room = columns
    return Array(
      prefix { cell in
        room -= cell.glyph.columns
        return room >= 0
      })
  }
}
