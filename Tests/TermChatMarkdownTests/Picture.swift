import TermChat

@testable import TermChatMarkdown

/// Markdown as it is shown.
struct Picture {
  let presentation: Presentation
  let columns: Int

  init(_ source: String, columns: Int = 40, ascii: Bool = false) {
    var appearance = Appearance(symbols: ascii ? .ascii : .unicode)
    if ascii { appearance.filter = GlyphFilter(GlyphForms(ascii: true)) }
    let context = PresenterContext(
      columns: columns, appearance: appearance,
      presenters: PresenterRegistry.standard.withMarkdown)
    presentation = context.presenters.present(Markdown(source), in: context)
    self.columns = columns
  }

  /// Blanks at the ends of lines are cut.
  var text: String { lines.joined(separator: "\n") }

  var lines: [String] {
    presentation.lines.map { line in
      var text = Substring(line.cells.map(\.glyph).text)
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  /// No line is wider than the room, but for a wide character in a single column.
  var fits: Bool { presentation.columns <= max(columns, columns == 1 ? 2 : 1) }

  /// What can be activated, with the text that stands there.
  var hotspots: [String] {
    presentation.hotspots.map { hotspot in
      let texts = hotspot.spans.map { text(in: $0) }
      return "\(texts.joined(separator: "/")) \(hotspot.action)"
    }
  }

  /// The attributes of the first cell of `text`, which must stand on one line.
  func attributes(of text: String) -> Style.Attributes? {
    for (line, shown) in zip(presentation.lines, lines) {
      guard let range = shown.range(ofText: text) else { continue }
      return line.cells[range.lowerBound].style.attributes
    }
    return nil
  }

  private func text(in span: Hotspot.Span) -> String {
    var column = 0
    var glyphs: [Glyph] = []
    for cell in presentation.lines[span.line].cells {
      if span.columns.contains(column) { glyphs.append(cell.glyph) }
      column += cell.glyph.columns
    }
    return glyphs.text
  }
}

extension String {
  /// In characters from the start.
  fileprivate func range(ofText text: String) -> Range<Int>? {
    let (all, part) = (Array(self), Array(text))
    guard part.count <= all.count else { return nil }
    return (0...all.count - part.count).first { Array(all[$0..<$0 + part.count]) == part }
      .map { $0..<$0 + part.count }
  }
}
