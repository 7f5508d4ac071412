/// Lays out one message: everything that its block needs, while it is made.
struct BlockMaker {
  let layout: MessageLayout
  let message: Message
  let decorated: DecoratedMessage
  let state: MessageState
  let piece: MessagePiece
  var block = MessageBlock()
  let style: MessageStyle

  init(
    layout: MessageLayout, message: Message, decorated: DecoratedMessage, state: MessageState,
    piece: MessagePiece
  ) {
    self.layout = layout
    self.message = message
    self.decorated = decorated
    self.state = state
    self.piece = piece
    style = layout.style(of: message, decorated, state)
  }

  var appearance: Appearance { layout.appearance }
  var theme: Theme { layout.appearance.theme }

  mutating func make() {
    if piece.isFirst { addLead() }
    let bubble = layout.isBare ? .none : style.bubble
    var presentation = present(in: bubble)
    let isFramed = presentation.frame == .bubble
    if bubble.frame.isFilled, !isFramed { presentation = present(in: .none) }
    if presentation.frame == .centered {
      addCentered(presentation)
    } else if layout.isBare {
      addBare(presentation)
    } else {
      addParts(presentation, in: isFramed ? bubble : .none)
    }
    // Whatever a presenter leaves out, a message takes a row.
    if block.rows.count == block.lead { block.add([], column: 0) }
  }
}

extension BlockMaker {
  private func present(in bubble: BubbleStyle) -> Presentation {
    var context = PresenterContext(
      columns: contentColumns(in: bubble), styles: styles(in: bubble), appearance: appearance,
      state: state.content, presenters: layout.presenters)
    context.isBare = layout.isBare
    return layout.presenters.present(message.kind, in: context)
  }

  /// Where the bubble stands, whoever sent it: the side that its corners and its tail point to.
  var standing: MessageSide {
    style.avatarPosition.isLeading(decorated.side) ? .incoming : .outgoing
  }

  /// The room of the content in a bubble.
  func contentColumns(in bubble: BubbleStyle) -> Int {
    let insets = bubble.frame.insets(standing)
    let accessory = accessory.isEmpty ? 0 : accessory.columns + 1
    let widest = layout.widestBubble(beside: avatarColumns)
    let room = layout.room - avatarColumns - layout.margin - accessory
    return max(1, min(widest, room) - insets.columns)
  }

  func styles(in bubble: BubbleStyle) -> ContentStyles {
    let colors = style.colors
    let isFilled = bubble.frame.isFilled
    let text = state.hasSpotlight ? theme.spotlight : isFilled ? colors.fill : colors.text
    let detail = state.hasSpotlight ? theme.spotlight : isFilled ? colors.fillDetail : colors.detail
    return ContentStyles(
      text: text, detail: detail, link: text.with(.underline), line: detail, match: theme.match)
  }
}

/// Above the message.
extension BlockMaker {
  private mutating func addLead() {
    for _ in 0..<gap { block.add([], column: 0) }
    if let day = decorated.day { addSeparator(day, theme.quiet) }
    if decorated.decoration.showsUnreadLine { addSeparator("unread", theme.unread) }
    block.lead = block.rows.count
    block.separators = block.rows.count
  }

  /// Bubbles of one colour and no lines would become one.
  private var gap: Int {
    let isInRun = !decorated.decoration.role.startsRun
    let least = isInRun && style.bubble.frame.isFilled && !layout.isBare ? 1 : 0
    return max(least, min(decorated.decoration.gap, 8))
  }

  private mutating func addSeparator(_ text: String, _ style: Style) {
    let words = appearance.cells(" \(text) ", style, within: layout.columns)
    let dashes = min(4, (layout.columns - words.columns) / 2)
    let rule = [Cell](
      repeating: Cell(appearance.lines.horizontal, style), count: max(0, dashes))
    block.add(centered: rule + words + rule, columns: layout.columns)
  }

  private mutating func addCentered(_ presentation: Presentation) {
    for line in presentation.lines {
      block.add(centered: line.cells, columns: layout.columns)
    }
    block.offsets = presentation.lines.map(\.offset)
  }

  /// The sender and the time on a line, then the text from the left edge.
  private mutating func addBare(_ presentation: Presentation) {
    if piece.isFirst, decorated.decoration.role.startsRun || message.replyTo != nil {
      let name = Style(theme.color(of: decorated.sender), on: .terminal, .bold)
      let clock = appearance.cells("  \(decorated.time)", theme.quiet)
      let who = appearance.cells(
        decorated.sender.name, name, within: max(1, layout.columns - clock.columns))
      block.add(who + clock, column: 0)
      block.lead = block.rows.count
    }
    let top = block.rows.count
    for line in presentation.lines { block.add(line.cells, column: 0) }
    block.offsets = presentation.lines.map(\.offset)
    block.hotspots = presentation.hotspots.map { $0.moved(lines: top, columns: 0) }
  }
}
