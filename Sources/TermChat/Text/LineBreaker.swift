/// Wraps text to lines of at most `columns`.
///
/// Lines break after spaces, which hang at the edge unseen, after hyphens between letters and
/// beside ideographs as kinsoku allows; a word longer than a line after a slash, else at the edge.
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
    for index in paragraph {
      let glyph = glyphs[index]
      line.add(glyph.breakClass, columns: glyph.columns, at: index) { start, chance in
        let end = chance.end > start ? chance.end : clipped(glyphs, start..<chance.next)
        lines.append(start..<end)
      }
    }
    lines.append(line.start..<lastEnd(glyphs, line.start..<paragraph.upperBound, line.width))
  }

  /// Spaces alone on a line: as many as fit, the rest hang.
  private func clipped(_ glyphs: [Glyph], _ spaces: Range<Int>) -> Int {
    var end = spaces.lowerBound
    var room = columns
    while end < spaces.upperBound, glyphs[end].columns <= room {
      room -= glyphs[end].columns
      end += 1
    }
    return end
  }

  /// The end of a paragraph's last line; spaces there stay as far as there is room.
  private func lastEnd(_ glyphs: [Glyph], _ line: Range<Int>, _ width: Int) -> Int {
    var end = line.upperBound
    var width = width
    while width > columns, end - 1 > line.lowerBound, glyphs[end - 1].breakClass == .space {
      end -= 1
      width -= glyphs[end].columns
    }
    return end
  }
}
