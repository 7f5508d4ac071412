/// A bubble with what is in it, ready to be placed.
struct BubbleContent {
  /// Frame and content, all of one width.
  var rows: [[Cell]]
  var columns: Int
  /// What the frame takes.
  var insets: Insets
  /// For each row the place in the content where it begins; see `MessageBlock`.
  var offsets: [Int]
  /// Lines and columns count from the bubble's top left corner.
  var hotspots: [Hotspot]
}

extension BubbleContent {
  /// The first row inside the frame with something to see: emoji have air above them.
  var firstShownRow: Int {
    rows.indices.dropFirst(insets.top).first { row in
      rows[row].contains { $0.glyph != .space }
    } ?? insets.top
  }
}

extension BlockMaker {
  func content(_ presentation: Presentation, in bubble: BubbleStyle) -> BubbleContent {
    let room = contentColumns(in: bubble)
    let styles = styles(in: bubble)
    var presentation = presentation
    if piece.isFirst { addQuote(to: &presentation, room: room, styles) }
    if piece.isLast, layout.hasTime, style.showsTime {
      stamp(&presentation.lines, room: room, styles)
    }
    let badge = piece.isLast ? badge(room: room) : Badge()
    let isInside = bubble.frame.insets(standing).bottom > 0
    var box = box(presentation, badge: badge)
    if !isInside { box.badge = [] }
    if piece.count > 1 { box.columns = room }
    var content = framed(presentation, bubble, box)
    if !badge.cells.isEmpty { add(badge, isInside: isInside, to: &content) }
    return content
  }

  private func box(_ presentation: Presentation, badge: Badge) -> BubbleBox {
    BubbleBox(
      side: standing, role: role,
      columns: max(presentation.columns, badge.cells.columns), border: border,
      fill: state.hasSpotlight ? theme.spotlight : style.colors.fill, badge: badge.cells,
      lines: appearance.lines, filter: appearance.filter)
  }

  /// The piece's: only the first has the corners of the run's beginning, the last those of its end.
  private var role: RunRole {
    let role = decorated.decoration.role
    return RunRole(
      startsRun: role.startsRun && piece.isFirst, endsRun: role.endsRun && piece.isLast)
  }

  private var border: Style { state.isUnderCursor ? theme.cursor : style.colors.border }

  /// A piece has the frame's upper or lower rows only at the message's ends.
  private func framed(
    _ presentation: Presentation, _ bubble: BubbleStyle, _ box: BubbleBox
  ) -> BubbleContent {
    var insets = bubble.frame.insets(standing)
    var rows = bubble.frame.rows(round: presentation.lines.map(\.cells), in: box)
    var offsets = presentation.lines.map(\.offset)
    offsets.insert(contentsOf: repeatElement(MessageBlock.before, count: insets.top), at: 0)
    offsets += repeatElement(MessageBlock.after, count: insets.bottom)
    if !piece.isLast {
      rows.removeLast(min(insets.bottom, rows.count))
      offsets.removeLast(min(insets.bottom, offsets.count))
      insets.bottom = 0
    }
    if !piece.isFirst {
      rows.removeFirst(min(insets.top, rows.count))
      offsets.removeFirst(min(insets.top, offsets.count))
      insets.top = 0
    }
    return BubbleContent(
      rows: rows, columns: box.columns + insets.columns, insets: insets, offsets: offsets,
      hotspots: presentation.hotspots.map {
        $0.moved(lines: insets.top, columns: insets.left)
      })
  }

  /// Into the bottom border, whose last two columns stay free, or below the text.
  private func add(_ badge: Badge, isInside: Bool, to content: inout BubbleContent) {
    let free = content.columns - badge.cells.columns
    var column = free - 2
    if !isInside {
      let insets = content.insets
      column =
        standing == .incoming ? max(0, insets.left - 1) : free - max(0, insets.right - 1)
      column = max(0, min(column, free))
      content.rows.append(.blanks(column) + badge.cells + .blanks(free - column))
      content.offsets.append(MessageBlock.after)
      // The avatar stands beside the bubble, not beside these.
      content.insets.bottom += 1
    }
    content.hotspots += badge.hotspots.map {
      $0.moved(lines: content.rows.count - 1, columns: column)
    }
  }
}
