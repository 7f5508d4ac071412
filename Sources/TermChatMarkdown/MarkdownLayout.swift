import TermChat

/// Lays blocks out for a width.
struct MarkdownLayout {
  var context: PresenterContext
  /// Lists round what is laid out.
  var level = 0
  // Bars and indents leave contents so many columns at least.
  private let leastRoom: Int

  init(_ context: PresenterContext) {
    self.context = context
    leastRoom = max(2, min(8, context.columns / 2))
  }
}

extension MarkdownLayout {
  func presentation(of blocks: [MarkdownBlock], isTight: Bool = false) -> Presentation {
    var presentation = Presentation(lines: [])
    for (index, block) in blocks.enumerated() {
      if index > 0, !isTight, stand(apart: blocks[index - 1], block) { presentation.addGap() }
      presentation.append(self.presentation(of: block))
    }
    return presentation
  }

  /// A heading belongs to what follows, a list to the words before it.
  private func stand(apart block: MarkdownBlock, _ next: MarkdownBlock) -> Bool {
    switch (block, next) {
    case (.heading, _), (.paragraph, .list): false
    default: true
    }
  }

  private func presentation(of block: MarkdownBlock) -> Presentation {
    switch block {
    case .paragraph(let text): context.wrapped(text)
    case .heading(let level, let text):
      context.wrapped(text, level == 1 ? [.bold, .underline] : .bold)
    case .code(let text, let language): code(text, language)
    case .quote(let blocks): quote(blocks)
    case .list(let list): self.list(list)
    case .table(let table): TableLayout(table: table, context: context).presentation
    case .rule: rule()
    }
  }

  private func quote(_ blocks: [MarkdownBlock]) -> Presentation {
    var inner = self
    inner.context.styles.text = context.styles.detail
    let bar = cells(context.appearance.symbols.quote + " ", context.styles.line)
    return inset(bar, bar) { columns in
      inner.context.columns = columns
      return inner.presentation(of: blocks)
    }
  }

  // Long enough to be seen, and no bubble grows for it.
  private static let longestRule = 24

  private func rule() -> Presentation {
    let dash = cells(context.appearance.symbols.horizontal, context.styles.line)
    let count = min(context.columns, Self.longestRule)
    return Presentation(
      lines: [.init((0..<count).flatMap { _ in dash }, isClosed: true)])
  }
}

extension MarkdownLayout {
  func cells(_ text: String, _ style: Style) -> [Cell] { context.appearance.cells(text, style) }

  /// Puts `first` and `rest`, of the same width, before what `body` makes for the columns left.
  ///
  /// Where too few would be left, a mark takes a line of its own and a bar is left out.
  func inset(
    _ first: [Cell], _ rest: [Cell], isMark: Bool = false, _ body: (Int) -> Presentation
  ) -> Presentation {
    var presentation = Presentation(lines: [])
    let columns = context.columns - first.columns
    if columns >= leastRoom {
      presentation.append(body(columns).orEmptyLine, first: first, rest: rest)
      return presentation
    }
    if isMark { presentation.lines.append(context.line(first.dropLast().map(\.glyph).text)) }
    presentation.append(body(context.columns).orEmptyLine)
    return presentation
  }
}

extension Presentation {
  mutating func addGap() { append(Presentation(lines: [.init([])])) }

  fileprivate var orEmptyLine: Presentation {
    lines.isEmpty ? Presentation(lines: [.init([])]) : self
  }
}
