/// Lays messages out for a width: which columns are the avatar's, the bubble's, the margins'.
struct MessageLayout {
  var columns: Int
  var appearance: Appearance
  var presenters: PresenterRegistry

  // Terminals narrower than these lose the avatar, then the time, then the borders.
  private static let leastForAvatar = 30
  private static let leastForTime = 20
  private static let leastForBorder = 12

  private var hasBorder: Bool { columns >= Self.leastForBorder }

  var hasAvatars: Bool { columns >= Self.leastForAvatar }

  /// The chip and a blank.
  private var avatarColumns: Int { hasAvatars ? Avatar.columns + 1 : 0 }

  private var margin: Int { hasAvatars ? 1 : 0 }

  // Longer lines are hard to read, however wide the window.
  private static let mostForBubble = 100

  /// The widest bubble: two thirds of what the avatar leaves, 8 columns at least (Chatto,
  /// NMessenger); all of it where that is less than 20.
  private var widestBubble: Int {
    let room = max(1, columns - avatarColumns - margin)
    return columns < Self.leastForTime ? room : min(Self.mostForBubble, max(8, room * 2 / 3))
  }
}

extension MessageLayout {
  func block(
    _ message: Message, _ decoration: Decoration, _ state: MessageState = MessageState()
  ) -> MessageBlock {
    var block = MessageBlock()
    addLead(to: &block, decoration)
    block.lead = block.rows.count
    let room = widestBubble - (hasBorder ? Bubble.frameColumns : 0)
    let presentation = presenters.present(
      message.kind,
      in: PresenterContext(
        columns: room, styles: styles(decoration.side), appearance: appearance,
        state: state.content,
        presenters: presenters))
    if presentation.frame == .centered {
      addCentered(presentation, to: &block)
    } else {
      addBubble(presentation, of: message, decoration, room: max(1, room), to: &block)
      addFailure(of: message, to: &block)
    }
    // Whatever a presenter leaves out, a message takes a row.
    if block.rows.count == block.lead { block.add([], column: 0) }
    return block
  }

  private func colors(_ side: Bubble.Side) -> BubbleColors {
    side == .incoming ? appearance.theme.incoming : appearance.theme.outgoing
  }

  private func styles(_ side: Bubble.Side) -> ContentStyles {
    let colors = colors(side)
    return ContentStyles(
      text: colors.text, detail: colors.detail, link: colors.text.with(.underline),
      line: colors.detail, match: colors.text.with(.reverse))
  }
}

/// Above the bubble.
extension MessageLayout {
  private func addLead(to block: inout MessageBlock, _ decoration: Decoration) {
    for _ in 0..<decoration.gap { block.add([], column: 0) }
    if let day = decoration.day {
      block.add(centered: separator(day), columns: columns)
    }
    if let name = decoration.name {
      let style = Style(appearance.theme.color(of: name), on: .terminal, .bold)
      let start = avatarColumns + (hasBorder ? 2 : 0)
      block.add(
        appearance.cells(name.name, style, within: max(1, columns - start - margin)),
        column: start)
    }
  }

  private func separator(_ text: String) -> [Cell] {
    let style = appearance.theme.quiet
    let words = appearance.cells(" \(text) ", style, within: columns)
    let dashes = min(4, (columns - words.columns) / 2)
    let rule = appearance.cells(
      String(repeating: appearance.symbols.horizontal, count: max(0, dashes)), style)
    return rule + words + rule
  }
}

/// The bubble with its avatar.
extension MessageLayout {
  private func addBubble(
    _ presentation: Presentation, of message: Message, _ decoration: Decoration, room: Int,
    to block: inout MessageBlock
  ) {
    var lines = presentation.lines
    quote(decoration, room: room, into: &lines)
    let isBare = presentation.frame == .bare || !hasBorder
    stamp(message, decoration, room: room, onto: &lines)
    let bubble = Bubble(
      side: decoration.side, endsRun: decoration.endsRun, colors: colors(decoration.side),
      badge: badge(message, room: room))
    let rows =
      isBare
      ? lines.map(\.cells)
      : bubble.rows(lines, symbols: appearance.symbols, filter: appearance.filter)
    let width = rows.map(\.columns).max() ?? 0
    let start =
      decoration.side == .incoming ? avatarColumns : max(0, columns - margin - width)
    for cells in rows { block.add(cells, column: start) }
    if isBare, !message.reactions.isEmpty {
      block.add(badge(message, room: room), column: start)
    }
    let offsets = lines.map(\.offset)
    block.offsets = isBare ? offsets : [MessageBlock.before] + offsets + [MessageBlock.after]
    place(decoration.avatar, in: &block, up: isBare ? 1 : 2)
  }

  /// Puts the chip beside the last line of the content.
  private func place(_ avatar: Sender?, in block: inout MessageBlock, up: Int) {
    guard let avatar, avatarColumns > 0 else { return }
    let row = block.rows.count - up
    guard row >= block.lead else { return }
    let chip = Avatar(sender: avatar).cells(in: appearance)
    let gap = block.rows[row].column - chip.columns
    block.rows[row].cells = chip + .blanks(gap) + block.rows[row].cells
    block.rows[row].column = 0
  }

  private func addCentered(_ presentation: Presentation, to block: inout MessageBlock) {
    for line in presentation.lines { block.add(centered: line.cells, columns: columns) }
    block.offsets = presentation.lines.map(\.offset)
  }

  private func addFailure(of message: Message, to block: inout MessageBlock) {
    guard let delivery = message.delivery, delivery.status == .failed else { return }
    let reason = delivery.reason.map { ": \($0)" } ?? ""
    let text = "\(appearance.symbols.failed) Not delivered\(reason)"
    let cells = appearance.cells(
      text, appearance.theme.failure, within: max(1, columns - 2 * margin))
    block.add(cells, column: columns - margin - cells.columns)
  }
}

/// Inside the bubble: what is answered, the time, the marks.
extension MessageLayout {
  private func quote(
    _ decoration: Decoration, room: Int, into lines: inout [Presentation.Line]
  ) {
    guard let quote = decoration.quote else { return }
    let text = "\(appearance.symbols.quote) \(quote)"
    let cells = appearance.cells(text, colors(decoration.side).detail, within: room)
    lines.insert(.init(cells, offset: MessageBlock.before), at: 0)
  }

  /// Ends the last line with the time where it fits, else adds a line for it.
  private func stamp(
    _ message: Message, _ decoration: Decoration, room: Int,
    onto lines: inout [Presentation.Line]
  ) {
    guard columns >= Self.leastForTime else { return }
    var detail = detail(message, decoration, room: room)
    if message.editedAt != nil {
      let edited = appearance.cells("edited", colors(decoration.side).detail, within: room)
      if edited.columns + 1 + detail.columns <= room {
        detail = edited + .blanks(1) + detail
      } else {
        stamp(edited, room: room, onto: &lines)
      }
    }
    stamp(detail, room: room, onto: &lines)
  }

  private func stamp(_ detail: [Cell], room: Int, onto lines: inout [Presentation.Line]) {
    let last = lines.indices.last
    let width = lines.map(\.cells.columns).max() ?? 0
    if let last, lines[last].cells.columns + 2 + detail.columns <= room {
      let used = lines[last].cells.columns
      let inner = max(width, used + 2 + detail.columns)
      lines[last].cells += .blanks(inner - used - detail.columns) + detail
    } else {
      let indent = max(0, max(width, detail.columns) - detail.columns)
      lines.append(.init(.blanks(indent) + detail, offset: MessageBlock.after))
    }
  }

  /// The time, what is transferred where there is room for it, the mark.
  private func detail(_ message: Message, _ decoration: Decoration, room: Int) -> [Cell] {
    let style = colors(decoration.side).detail
    let time = appearance.cells(decoration.time, style)
    let mark = decoration.side == .outgoing ? mark(message).map { .blanks(1) + $0 } ?? [] : []
    let progress = message.delivery?.progress.map { " " + percent($0) } ?? ""
    let whole = time + appearance.cells(progress, style) + mark
    return whole.columns <= room ? whole : time + mark
  }

  private func percent(_ progress: Double) -> String {
    "\(Int(min(1, max(0, progress.isNaN ? 0 : progress)) * 100 + 0.5)) %"
  }

  private func mark(_ message: Message) -> [Cell]? {
    let symbols = appearance.symbols
    let style = appearance.theme.outgoing.detail
    return switch message.delivery?.status {
    case .sending: appearance.cells(symbols.sending, style)
    case .sent: appearance.cells(symbols.sent, style)
    case .delivered: appearance.cells(symbols.delivered, style)
    case .read: appearance.cells(symbols.delivered, appearance.theme.seen)
    case .failed: appearance.cells(symbols.failed, appearance.theme.failure)
    case nil: nil
    }
  }

  private func badge(_ message: Message, room: Int) -> [Cell] {
    guard !message.reactions.isEmpty else { return [] }
    let text = message.reactions.map { "\($0.emoji) \($0.from.count)" }.joined(separator: "  ")
    let style = colors(.incoming).detail
    return appearance.cells(" \(text) ", style, within: room)
  }
}
