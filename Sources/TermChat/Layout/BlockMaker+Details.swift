/// Reactions in a row, each to be clicked.
struct Badge {
  var cells: [Cell] = []
  var hotspots: [Hotspot] = []
}

/// Inside the bubble: what is answered, the time, the marks, the reactions.
extension BlockMaker {
  func addQuote(
    to presentation: inout Presentation, room: Int, _ styles: ContentStyles
  ) {
    guard let quote = decorated.quote, let id = message.replyTo else { return }
    let cells = appearance.cells(
      "\(appearance.symbols.quote) \(quote)", styles.detail, within: room)
    presentation.lines.insert(.init(cells, offset: MessageBlock.before), at: 0)
    let span = Hotspot.Span(line: 0, columns: 0..<cells.columns)
    presentation.hotspots =
      [Hotspot(.goTo(id), spans: [span])]
      + presentation.hotspots.map { $0.moved(lines: 1, columns: 0) }
  }

  /// Ends the last line with the time where it fits, else adds a line for it.
  func stamp(
    _ lines: inout [Presentation.Line], room: Int, _ styles: ContentStyles
  ) {
    var detail = detail(room: room, styles)
    if message.editedAt != nil {
      let edited = appearance.cells("edited", styles.detail, within: room)
      if edited.columns + 1 + detail.columns <= room {
        detail = edited + .blanks(1, styles.detail) + detail
      } else {
        stamp(edited, &lines, room: room, styles)
      }
    }
    stamp(detail, &lines, room: room, styles)
  }

  private func stamp(
    _ detail: [Cell], _ lines: inout [Presentation.Line], room: Int, _ styles: ContentStyles
  ) {
    let width = lines.map(\.cells.columns).max() ?? 0
    let columns = detail.columns
    if let last = lines.indices.last, !lines[last].isClosed,
      lines[last].cells.columns + 2 + columns <= room
    {
      let used = lines[last].cells.columns
      let inner = max(width, used + 2 + columns)
      lines[last].cells += .blanks(inner - used - columns, styles.text) + detail
    } else {
      let indent = max(0, max(width, columns) - columns)
      lines.append(.init(.blanks(indent, styles.text) + detail, offset: MessageBlock.after))
    }
  }

  /// The time, what is transferred where there is room for it, the mark.
  private func detail(room: Int, _ styles: ContentStyles) -> [Cell] {
    let time = appearance.cells(decorated.time, styles.detail)
    let mark =
      decorated.side == .outgoing
      ? mark(styles).map { .blanks(1, styles.detail) + $0 } ?? [] : []
    let progress = message.delivery?.progress.map { " " + percent($0) } ?? ""
    let whole = time + appearance.cells(progress, styles.detail) + mark
    return whole.columns <= room ? whole : time + mark
  }

  private func percent(_ progress: Double) -> String {
    "\(Int(min(1, max(0, progress.isNaN ? 0 : progress)) * 100 + 0.5)) %"
  }

  private func mark(_ styles: ContentStyles) -> [Cell]? {
    let symbols = appearance.symbols
    let isFilled = style.bubble.frame.isFilled
    let seen = isFilled ? styles.detail.with(.bold) : theme.seen
    let failure = isFilled ? styles.detail.with(.bold) : theme.failure
    return switch message.delivery?.status {
    case .sending: appearance.cells(symbols.sending, styles.detail)
    case .sent: appearance.cells(symbols.sent, styles.detail)
    case .delivered: appearance.cells(symbols.delivered, styles.detail)
    case .read: appearance.cells(symbols.delivered, seen)
    case .failed: appearance.cells(symbols.failed, failure)
    case nil: nil
    }
  }

  /// `👍 2`, own ones in brackets; as many as have room.
  func badge(room: Int) -> Badge {
    guard !message.reactions.isEmpty else { return Badge() }
    var badge = Badge()
    // Each takes five columns at least.
    for reaction in message.reactions.prefix(max(1, room / 5)) {
      let isOwn = reaction.from.contains(decorated.me)
      let text = "\(reaction.emoji) \(reaction.from.count)"
      let cells = appearance.cells(
        isOwn ? "[\(text)]" : " \(text) ", isOwn ? theme.ownReaction : theme.incoming.detail,
        within: room)
      let start = badge.cells.columns
      if start > 0, start + cells.columns > room { break }
      badge.cells += cells
      let span = Hotspot.Span(line: 0, columns: start..<start + cells.columns)
      badge.hotspots.append(Hotspot(.react(reaction.emoji), spans: [span]))
    }
    return badge
  }
}
