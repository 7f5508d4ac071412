import TermChat

extension MarkdownLayout {
  func code(_ text: String, _ language: String) -> Presentation {
    let bar = cells(context.appearance.symbols.vertical + " ", context.styles.line)
    var presentation = inset(bar, bar) { columns in
      var inner = self
      inner.context.columns = columns
      return inner.lines(of: text, language)
    }
    for index in presentation.lines.indices { presentation.lines[index].isClosed = true }
    return presentation
  }

  private func lines(of text: String, _ language: String) -> Presentation {
    let label = context.line(language, context.styles.detail)
    var presentation = Presentation(lines: language.isEmpty ? [] : [label])
    presentation.append(hardWrapped(context.appearance.filter.glyphs(text)))
    return presentation
  }

  /// Code keeps its spaces: lines too long are broken at the edge.
  private func hardWrapped(_ glyphs: [Glyph]) -> Presentation {
    var broken: [Glyph] = []
    broken.reserveCapacity(glyphs.count)
    // For each line but the last whether the break that ends it was added.
    var isAdded: [Bool] = []
    var column = 0
    for glyph in glyphs {
      let isOver = column > 0 && column + glyph.columns > context.columns
      if isOver { broken.append(.newline) }
      if isOver || glyph == .newline {
        isAdded.append(isOver)
        column = 0
      }
      broken.append(glyph)
      column += glyph.columns
    }
    var text = StyledText()
    text.append(broken, context.styles.text)
    var presentation = context.wrapped(text)
    presentation.takeOut(isAdded)
    return presentation
  }
}

extension Presentation {
  /// Breaks that were added don't count in what follows: places are the same at any width.
  fileprivate mutating func takeOut(_ isAdded: [Bool]) {
    var count = 0
    for index in lines.indices {
      lines[index].offset -= count
      if index < isAdded.count, isAdded[index] { count += 1 }
    }
    extent -= count
  }
}
