/// All that is known of a message: who, when, how it fared.
struct DetailsView: Sendable {
  let id: String
  private var scroll = PanelScroll()

  init(id: String) { self.id = id }
}

extension DetailsView {
  private static let labelColumns = 10
  private static let mostColumns = 60

  mutating func scroll(
    by rows: Int, _ conversation: Conversation, in size: Size, appearance: Appearance
  ) {
    let count = lines(conversation, in: size, appearance: appearance).count
    scroll.move(by: rows, of: count, room: PanelBox.rows(in: size))
  }

  func box(_ conversation: Conversation, in size: Size, appearance: Appearance) -> PanelBox {
    let lines = lines(conversation, in: size, appearance: appearance)
    let room = PanelBox.rows(in: size)
    let columns = PanelBox.room(for: lines.map(\.columns).max() ?? 0, in: size)
    return PanelBox(
      lines: Array(lines.dropFirst(scroll.first(of: lines.count, room: room)).prefix(room)),
      columns: columns,
      heading: appearance.cells(" Details ", appearance.theme.quiet))
  }

  private func lines(
    _ conversation: Conversation, in size: Size, appearance: Appearance
  ) -> [[Cell]] {
    let columns = PanelBox.room(for: Self.mostColumns, in: size)
    let width = min(Self.labelColumns, columns / 2)
    let theme = appearance.theme
    return facts(conversation, appearance).map { label, text in
      let label = appearance.cells(label, theme.panelKey, within: max(0, width - 1))
      return label + .blanks(width - label.columns)
        + appearance.cells(text, theme.panel, within: columns - width)
    }
  }

  private typealias Fact = (label: String, text: String)

  private func facts(_ conversation: Conversation, _ appearance: Appearance) -> [Fact] {
    guard let message = conversation.timeline[id] else { return [("", "Not loaded any more")] }
    let time = { (at: Instant) in Self.exact(at, appearance) }
    let from = conversation.sender(message.from).name
    return [("From", from)]
      + Self.fact("Sent", message.at.map(time)) + Self.fact("Edited", message.editedAt.map(time))
      + Self.fact("Answers", message.replyTo.map(conversation.preview))
      + Self.facts("Delivery", conversation.deliveries[id].map { $0.text(time) })
      + Self.facts("Reactions", message.reactions.map { $0.text(conversation) })
      + [("Kind", message.kind.name), ("Id", message.id)]
  }

  private static func fact(_ label: String, _ text: String?) -> [Fact] {
    text.map { [(label, $0)] } ?? []
  }

  /// Only the first of several has the label.
  private static func facts(_ label: String, _ texts: [String]) -> [Fact] {
    texts.enumerated().map { ($0.offset == 0 ? label : "", $0.element) }
  }

  /// `Thursday, Jan 01 2026 09:00:05`.
  private static func exact(_ instant: Instant, _ appearance: Appearance) -> String {
    let time = appearance.zone.time(at: instant)
    let second = instant.milliseconds.flooredDivision(by: 60_000).remainder / 1000
    let names = appearance.names
    return "\(names.day(time)) \(names.clock(time, second: Int(second)))"
  }
}

extension DeliveryLog.Entry {
  fileprivate func text(_ time: (Instant) -> String) -> String {
    let reason = delivery.reason.map { ": \($0)" } ?? ""
    return "\(time(at))  \(delivery.status.rawValue)\(reason)"
  }
}

extension Reaction {
  fileprivate func text(_ conversation: Conversation) -> String {
    "\(emoji)  \(from.map { conversation.sender($0).name }.joined(separator: ", "))"
  }
}
