/// The bubble and the parts round it.
extension BlockMaker {
  mutating func addParts(_ presentation: Presentation, in bubble: BubbleStyle) {
    let content = content(presentation, in: bubble)
    let parts = parts(content)
    let frames = parts.frames
    let top = block.rows.count
    block.rows += repeatElement(MessageBlock.Row(column: 0, cells: []), count: frames.rows)
    block.lead = top + frames.bubble.origin.row
    draw(content, at: frames.bubble.origin, top: top)
    drawLabels(frames, top: top)
    drawAvatar(frames.avatar, top: top)
    draw(accessoryCells, in: frames.accessory, .accessory, top: top)
    drawSigns(beside: block.lead + content.firstShownRow, bubble: frames.bubble)
  }

  private func parts(_ content: BubbleContent) -> MessageParts {
    var parts = MessageParts(
      columns: layout.room, side: decorated.side,
      bubble: Size(rows: content.rows.count, columns: content.columns))
    parts.bubbleInsets = content.insets
    parts.avatarPosition = style.avatarPosition
    parts.avatarColumns = avatarColumns
    parts.margin = layout.margin
    if piece.isFirst {
      parts.cellTopLabel = size(of: cells(style.cellTopLabel, indent: avatarColumns))
      parts.messageTopLabel = size(of: cells(style.messageTopLabel, indent: parts.labelIndent))
    }
    if piece.isLast {
      parts.messageBottomLabel = size(
        of: cells(style.messageBottomLabel, indent: parts.labelIndent))
      parts.cellBottomLabel = size(of: cells(style.cellBottomLabel, indent: parts.labelIndent))
    }
    if decorated.decoration.showsAvatar, holds(style.avatarPosition.vertical) {
      parts.avatar = style.avatarSize
    }
    if holds(style.accessoryPosition) { parts.accessory = accessory }
    parts.accessoryPosition = style.accessoryPosition
    return parts
  }

  /// Columns kept for this message's avatar, shown or not.
  var avatarColumns: Int { MessageLayout.columns(for: style.avatarSize) }

  var accessory: Size { size(of: accessoryCells) }

  private var accessoryCells: [Cell] {
    style.accessory.map { appearance.cells($0.text, $0.style, within: layout.room / 4) } ?? []
  }

  /// What stands at a message's top is the first piece's, everything else the last one's.
  private func holds(_ position: VerticalPosition) -> Bool {
    switch position {
    case .cellTop, .messageLabelTop, .messageTop: piece.isFirst
    case .messageCenter, .messageBottom, .cellBottom: piece.isLast
    }
  }

  private func size(of cells: [Cell]) -> Size {
    cells.isEmpty ? .zero : Size(rows: 1, columns: cells.columns)
  }

  private func cells(_ label: Label?, indent: Int) -> [Cell] {
    guard let label else { return [] }
    let room = max(1, layout.room - indent - layout.margin)
    return appearance.cells(label.text, label.style, within: room)
  }
}

/// Drawing them.
extension BlockMaker {
  private mutating func draw(_ content: BubbleContent, at origin: Point, top: Int) {
    let column = layout.gutter + origin.column
    for (index, cells) in content.rows.enumerated() {
      block.place(cells, row: block.lead + index, column: column)
    }
    block.offsets = content.offsets
    block.hotspots += content.hotspots.map { $0.moved(lines: block.lead, columns: column) }
    note(
      .bubble,
      Rect(
        row: block.lead, column: column, rows: content.rows.count, columns: content.columns))
  }

  private mutating func drawLabels(_ frames: MessageFrames, top: Int) {
    let labels: [(Label?, Rect, MessagePart)] = [
      (style.cellTopLabel, frames.cellTopLabel, .cellTopLabel),
      (style.messageTopLabel, frames.messageTopLabel, .messageTopLabel),
      (style.messageBottomLabel, frames.messageBottomLabel, .messageBottomLabel),
      (style.cellBottomLabel, frames.cellBottomLabel, .cellBottomLabel),
    ]
    for (label, rect, part) in labels {
      guard let label, !rect.isEmpty else { continue }
      // Measured before: as wide as its rectangle.
      draw(
        appearance.cells(label.text, label.style, within: rect.size.columns), in: rect, part,
        top: top)
    }
  }

  private mutating func draw(_ cells: [Cell], in rect: Rect, _ part: MessagePart, top: Int) {
    guard !rect.isEmpty else { return }
    let column = layout.gutter + rect.origin.column
    let row = top + rect.origin.row
    block.place(cells, row: row, column: column)
    note(part, Rect(row: row, column: column, rows: 1, columns: rect.size.columns))
    if part == .messageBottomLabel, message.delivery?.status == .failed {
      let span = Hotspot.Span(line: row, columns: column..<column + rect.size.columns)
      block.hotspots.append(Hotspot(.retry, spans: [span]))
    }
  }

  private mutating func drawAvatar(_ rect: Rect, top: Int) {
    guard !rect.isEmpty else { return }
    let avatar = Avatar(sender: decorated.sender, size: rect.size)
    let column = layout.gutter + rect.origin.column
    for (index, cells) in avatar.rows(in: appearance).enumerated() {
      block.place(cells, row: top + rect.origin.row + index, column: column)
    }
    note(
      .avatar,
      Rect(origin: Point(row: top + rect.origin.row, column: column), size: rect.size))
  }

  private mutating func note(_ part: MessagePart, _ rect: Rect) {
    block.areas.append(MessageBlock.Area(part: part, rect: rect))
  }

  /// The box to tick, the cursor, the time in its column.
  private mutating func drawSigns(beside row: Int, bubble: Rect) {
    guard piece.isFirst else { return }
    if layout.gutter > 0 {
      let box = state.isSelected ? "[x]" : "[ ]"
      let style = state.isSelected ? theme.cursor : theme.quiet
      block.place(appearance.cells(box, style), row: row, column: 0)
    }
    if state.isUnderCursor, bubble.origin.column > 0 {
      block.place(
        appearance.cells(appearance.symbols.cursor, theme.cursor), row: row,
        column: layout.gutter + bubble.origin.column - 1)
    }
    if layout.timesColumn > 0 {
      block.place(
        appearance.cells(decorated.time, theme.quiet), row: row,
        column: layout.columns - MessageLayout.timeColumns + 1)
    }
  }
}
