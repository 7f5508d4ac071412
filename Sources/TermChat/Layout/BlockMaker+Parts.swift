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
    if let accessory = style.accessory {
      draw(label: accessory, in: frames.accessory, .accessory, top: top)
    }
    let first = block.lead + (piece.isFirst ? content.insets.top : 0)
    drawSigns(beside: first, bubble: frames.bubble)
  }

  private func parts(_ content: BubbleContent) -> MessageParts {
    var parts = MessageParts(
      columns: layout.room, side: decorated.side,
      bubble: Size(rows: content.rows.count, columns: content.columns))
    parts.bubbleInsets = content.insets
    parts.avatarPosition = style.avatarPosition
    parts.avatarColumns =
      isLeading || style.avatarPosition.horizontal != .natural ? layout.avatarColumns : 0
    parts.margin = layout.margin
    if piece.isFirst {
      parts.cellTopLabel = size(of: style.cellTopLabel)
      parts.messageTopLabel = size(of: style.messageTopLabel)
    }
    if piece.isLast {
      parts.messageBottomLabel = size(of: style.messageBottomLabel)
      parts.cellBottomLabel = size(of: style.cellBottomLabel)
      if showsAvatar { parts.avatar = avatarSize }
    }
    parts.accessory = size(of: style.accessory)
    parts.accessoryPosition = style.accessoryPosition
    return parts
  }

  private var isLeading: Bool { style.avatarPosition.isLeading(decorated.side) }

  private var showsAvatar: Bool {
    decorated.decoration.showsAvatar && layout.hasAvatars && style.avatarSize.rows > 0
  }

  private var avatarSize: Size {
    Size(rows: min(style.avatarSize.rows, 8), columns: layout.avatarColumns - 1)
  }

  private func size(of label: Label?) -> Size {
    guard let label, !label.text.isEmpty else { return .zero }
    return Size(rows: 1, columns: cells(label).columns)
  }

  private func cells(_ label: Label) -> [Cell] {
    let edge = isLeading ? layout.avatarColumns + (layout.hasBorder ? 2 : 0) : 0
    return appearance.cells(
      label.text, label.style, within: max(1, layout.room - edge - layout.margin))
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
      guard let label else { continue }
      draw(label: label, in: rect, part, top: top)
    }
  }

  private mutating func draw(label: Label, in rect: Rect, _ part: MessagePart, top: Int) {
    guard !rect.isEmpty else { return }
    let column = layout.gutter + rect.origin.column
    let row = top + rect.origin.row
    block.place(cells(label), row: row, column: column)
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
