/// Filtered text with its looks and with what can be activated in it, ready to be wrapped.
public struct StyledText: Sendable {
  /// Glyphs of one look, up to `end`.
  struct Run: Sendable {
    var end: Int
    var style: Style
    var action: Hotspot.Action?
  }

  /// `.newline` stands between lines.
  public private(set) var glyphs: [Glyph] = []
  private(set) var runs: [Run] = []

  public init() {}
}

extension StyledText {
  public mutating func append(
    _ text: some StringProtocol, _ style: Style, _ action: Hotspot.Action? = nil,
    filter: GlyphFilter
  ) {
    append(filter.glyphs(String(text)), style, action)
  }

  public mutating func append(
    _ more: [Glyph], _ style: Style, _ action: Hotspot.Action? = nil
  ) {
    guard !more.isEmpty else { return }
    if glyphs.isEmpty { glyphs = more } else { glyphs += more }
    if let last = runs.last, last.style == style, last.action == action {
      runs[runs.count - 1].end = glyphs.count
    } else {
      runs.append(Run(end: glyphs.count, style: style, action: action))
    }
  }

  /// Gives every place where `query` stands another style.
  mutating func mark(_ query: SearchQuery, _ style: Style) {
    var rest = query.ranges(in: glyphs)[...]
    guard !rest.isEmpty else { return }
    var marked: [Run] = []
    var start = 0
    for run in runs {
      while let range = rest.first, range.lowerBound < run.end {
        if range.lowerBound > start {
          marked.append(Run(end: range.lowerBound, style: run.style, action: run.action))
        }
        start = max(start, min(range.upperBound, run.end))
        marked.append(Run(end: start, style: style, action: run.action))
        // A match may go on in the next run.
        if range.upperBound > run.end { break }
        rest.removeFirst()
      }
      if start < run.end { marked.append(run) }
      start = run.end
    }
    runs = marked
  }

  /// Takes off the line ends at its end, which are not shown.
  mutating func trimNewlines() {
    while glyphs.last == .newline { glyphs.removeLast() }
    while let last = runs.last, last.end > glyphs.count {
      runs.removeLast()
      if glyphs.count > runs.last?.end ?? 0 {
        runs.append(Run(end: glyphs.count, style: last.style, action: last.action))
      }
    }
  }
}

extension StyledText {
  /// Lines of at most `columns`, as a presentation.
  public func wrapped(columns: Int) -> Presentation {
    var presentation = Presentation(lines: [])
    presentation.extent = glyphs.count
    var reader = RunReader(runs: runs)
    for range in LineBreaker(columns: columns).lines(of: glyphs) {
      reader.read(glyphs, range, into: &presentation)
    }
    presentation.hotspots = reader.hotspots
    return presentation
  }
}

/// Walks the runs beside the lines.
private struct RunReader {
  let runs: [StyledText.Run]
  var run = 0
  var hotspots: [Hotspot] = []
  // The run that the last hotspot was made of.
  var lastRun = -1

  init(runs: [StyledText.Run]) { self.runs = runs }

  mutating func read(
    _ glyphs: [Glyph], _ range: Range<Int>, into presentation: inout Presentation
  ) {
    var cells: [Cell] = []
    cells.reserveCapacity(range.count + 8)
    var start = range.lowerBound
    var column = 0
    while start < range.upperBound {
      while run < runs.count, runs[run].end <= start { run += 1 }
      guard run < runs.count else { break }
      let end = min(range.upperBound, runs[run].end)
      let style = runs[run].style
      let first = column
      for index in start..<end {
        cells.append(Cell(glyphs[index], style))
        column += glyphs[index].columns
      }
      note(line: presentation.lines.count, first..<column)
      start = end
    }
    presentation.lines.append(Presentation.Line(cells, offset: range.lowerBound))
  }

  private mutating func note(line: Int, _ columns: Range<Int>) {
    guard let action = runs[run].action, !columns.isEmpty else { return }
    if lastRun != run, !continues(action) { hotspots.append(Hotspot(action)) }
    lastRun = run
    hotspots[hotspots.count - 1].spans.append(.init(line: line, columns: columns))
  }

  /// A link in several looks is one.
  private func continues(_ action: Hotspot.Action) -> Bool {
    lastRun == run - 1 && hotspots.last?.action == action
  }
}
