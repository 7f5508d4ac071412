/// What a conversation view looks at while it works: the messages, the layout, the moment.
struct Scene {
  var conversation: Conversation
  var layout: MessageLayout
  var now: Instant

  var entries: [TimelineEntry] { conversation.timeline.entries }

  func decorated(at index: Int) -> DecoratedMessage {
    let appearance = layout.appearance
    return conversation.decorated(
      at: index, by: layout.style.decorator, zone: appearance.zone, names: appearance.names,
      now: layout.style.datesAtRunStart ? now : nil)
  }

  /// The day on which dates are told; 0 where none are.
  var today: Int {
    layout.style.datesAtRunStart ? layout.appearance.zone.time(at: now).dayNumber : 0
  }

  /// When the dates told today are others.
  var nextDay: Instant? {
    guard layout.style.datesAtRunStart, !entries.isEmpty else { return nil }
    let time = layout.appearance.zone.time(at: now)
    let minutes = Int64(24 * 60 - 60 * time.hour - time.minute)
    return now + (minutes * 60_000 - now.milliseconds.flooredDivision(by: 60_000).remainder)
  }
}

/// The rows before the first message and after the last.
extension Scene {
  /// Milliseconds a spinner's picture stays.
  static let spinnerStep: Int64 = 100
  /// Milliseconds between two typing dots (MessageKit's 0.33 s stagger).
  static let typingStep: Int64 = 330

  /// Says what is known of the history above: loading, failed, or that it begins here.
  ///
  /// One row whatever it says, so that what is below it never moves.
  var head: MessageBlock {
    let timeline = conversation.timeline
    var block = MessageBlock()
    guard !timeline.shelf.hasOlder else { return block }
    if case .loading(.older, let since) = timeline.paging {
      block.add(centered: loading(since: since), columns: layout.columns)
      return block
    }
    switch timeline.older {
    case .unknown: break
    case .more: block.add([], column: 0)
    case .failed(let reason): block.add(centered: retry(reason), columns: layout.columns)
    case .end: block.add(centered: beginning, columns: layout.columns)
    }
    return block
  }

  /// Says what goes on below: who is typing, newer messages on their way.
  var tail: MessageBlock {
    let timeline = conversation.timeline
    var block = MessageBlock()
    if case .loading(let edge, let since) = timeline.paging, edge != .older {
      block.add(centered: loading(since: since), columns: layout.columns)
    } else if case .failed(let reason) = timeline.newer {
      block.add(centered: retry(reason), columns: layout.columns)
    }
    if !conversation.typists.isEmpty, timeline.isAtNewest {
      if !timeline.entries.isEmpty { block.add([], column: 0) }
      block.add(typing, column: 0)
    }
    return block
  }

  private func quiet(_ text: String) -> [Cell] {
    layout.appearance.cells(text, layout.appearance.theme.quiet, within: layout.columns)
  }

  private var beginning: [Cell] {
    let dash = layout.appearance.isASCII ? "-" : "—"
    return quiet("\(dash) beginning of conversation \(dash)")
  }

  private func loading(since: Instant) -> [Cell] {
    let frames = layout.appearance.symbols.spinner
    let step = Int(max(0, now - since) / Self.spinnerStep) % max(1, frames.count)
    return quiet("\(frames[step]) Loading\(layout.appearance.symbols.ellipsis)")
  }

  private func retry(_ reason: String) -> [Cell] {
    let symbol = layout.appearance.symbols.retry
    return layout.appearance.cells(
      "\(symbol) Loading failed: \(reason) (Alt-r tries again)",
      layout.appearance.theme.failure, within: layout.columns)
  }
}

extension Scene {
  private var typing: [Cell] {
    let typists = conversation.typists
    let names = typists.prefix(2).map { conversation.sender($0.id) }
    let appearance = layout.appearance
    let chip =
      layout.avatarColumns > 0 && !names.isEmpty
      ? chip(names[0]) + .blanks(3) : []
    let start = .blanks(layout.gutter) + chip + dots + .blanks(2)
    let who = Self.whoTypes(names.map(\.name), of: typists.count, appearance.symbols)
    return start
      + appearance.cells(
        who, appearance.theme.quiet, within: max(0, layout.columns - start.columns))
  }

  private func chip(_ sender: Sender) -> [Cell] {
    let size = Size(rows: 1, columns: layout.avatarColumns - 1)
    return Avatar(sender: sender, size: size).rows(in: layout.appearance)[0]
  }

  private var dots: [Cell] {
    let symbols = layout.appearance.symbols
    guard let since = conversation.typists.first?.since else { return [] }
    let lit = Int(max(0, now - since) / Self.typingStep % 4)
    let text = (0..<3).map { $0 < lit ? symbols.dot : symbols.faintDot }
    return quiet(text.joined(separator: " "))
  }

  private static func whoTypes(_ names: [String], of count: Int, _ symbols: Symbols) -> String {
    switch count {
    case 1: "\(names[0]) is typing\(symbols.ellipsis)"
    case 2: "\(names[0]) and \(names[1]) are typing\(symbols.ellipsis)"
    default: "\(count) people are typing\(symbols.ellipsis)"
    }
  }
}
