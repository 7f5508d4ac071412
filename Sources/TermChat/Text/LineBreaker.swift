/// Wraps text to lines of at most `columns`.
///
/// Lines break after spaces, which hang at the edge unseen, after hyphens between letters and beside
/// ideographs as kinsoku allows; a word longer than a line after a slash, else at the edge.
public struct LineBreaker: Sendable {
  public let columns: Int

  /// Fewer than 1 column counts as 1.
  public init(columns: Int) { self.columns = Swift.max(1, columns) }

  /// The lines as ranges of `glyphs`, without line ends and hung spaces; at least one. Linear time.
  public func lines(of glyphs: [Glyph]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in glyphs.indices where glyphs[index] == .newline {
      breakParagraph(glyphs, start..<index, into: &lines)
      start = index + 1
    }
    breakParagraph(glyphs, start..<glyphs.count, into: &lines)
    return lines
  }
}

extension LineBreaker {
  private func breakParagraph(
    _ glyphs: [Glyph], _ paragraph: Range<Int>, into lines: inout [Range<Int>]
  ) {
    var line = OpenLine(columns: columns, start: paragraph.lowerBound)
    for index in paragraph { line.add(glyphs, index, to: &lines) }
    lines.append(line.end(glyphs, paragraph.upperBound))
  }
}

/// The line being filled, and where it may still be broken.
private struct OpenLine {
  /// The line may end at `end` and the next one begin at `next`, `width` columns later.
  struct Chance {
    var end: Int
    var next: Int
    var width: Int
  }

  let columns: Int
  var start: Int
  /// From `start` to the glyph being added.
  var width = 0
  /// Where the spaces before the glyph being added begin.
  var spaces: Int?
  var chance: Chance?
  var slash: Chance?
  var before = BreakClass.space
  var last = BreakClass.space

  init(columns: Int, start: Int) {
    self.columns = columns
    self.start = start
  }
}

extension OpenLine {
  mutating func add(_ glyphs: [Glyph], _ index: Int, to lines: inout [Range<Int>]) {
    let glyph = glyphs[index]
    let kind = glyph.breakClass
    if kind == .space {
      spaces = spaces ?? index
    } else {
      noteChance(before: index, kind)
      while width + glyph.columns > columns, start < index { wrap(glyphs, index, to: &lines) }
      spaces = nil
    }
    width += glyph.columns
    before = last
    last = kind
  }

  /// The rest of the paragraph; spaces at its end stay as far as there is room.
  func end(_ glyphs: [Glyph], _ end: Int) -> Range<Int> {
    var end = end
    var width = width
    while width > columns, end - 1 > start, glyphs[end - 1].breakClass == .space {
      end -= 1
      width -= glyphs[end].columns
    }
    return start..<end
  }

  private mutating func noteChance(before index: Int, _ kind: BreakClass) {
    guard index > start else { return }
    if let spaces {
      // Spaces that begin a paragraph belong to its first word as long as there is room for one.
      guard spaces > start || width >= columns else { return }
      chance = Chance(end: spaces, next: index, width: width)
    } else if mayBreak(before: kind) {
      chance = Chance(end: index, next: index, width: width)
    } else if last == .slash, before.isWord, kind.isWord {
      slash = Chance(end: index, next: index, width: width)
    }
  }

  private func mayBreak(before kind: BreakClass) -> Bool {
    switch (last, kind) {
    case (_, .closing), (_, .wideClosing), (.opening, _), (.wideOpening, _): false
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph), (_, .wideOpening): true
    case (.hyphen, .letter): before.isWord
    default: false
    }
  }
}

extension OpenLine {
  private mutating func wrap(_ glyphs: [Glyph], _ index: Int, to lines: inout [Range<Int>]) {
    let chance = chance ?? slash ?? Chance(end: index, next: index, width: width)
    var end = chance.end
    if end == start { end = clipped(glyphs, upTo: chance.next) }
    lines.append(start..<end)
    start = chance.next
    width -= chance.width
    if let slash, slash.next > start { self.slash?.width -= chance.width } else { slash = nil }
    self.chance = nil
  }

  /// Spaces alone on a line: as many as fit, the rest hang.
  private func clipped(_ glyphs: [Glyph], upTo limit: Int) -> Int {
    var end = start
    var room = columns
    while end < limit, glyphs[end].columns <= room {
      room -= glyphs[end].columns
      end += 1
    }
    return end
  }
}
