@testable import TermChat

/// Messages laid out without a screen.
struct Blocks {
  var columns = 30
  var style = ConversationStyle.standard
  var theme = Theme.standard
  var ascii = false

  var layout: MessageLayout {
    let appearance = Appearance(
      theme: theme, symbols: ascii ? .ascii : .unicode,
      filter: GlyphFilter(ascii ? GlyphForms(ascii: true) : .full))
    return MessageLayout(
      columns: columns, appearance: appearance, presenters: .standard, style: style)
  }

  func block(
    _ message: Message, role: RunRole = .single, side: MessageSide = .incoming,
    quote: String? = nil, state: MessageState = MessageState()
  ) -> MessageBlock {
    var decoration = Decoration()
    decoration.role = role
    decoration.showsAvatar = role.endsRun
    return layout.block(
      message,
      DecoratedMessage(
        decoration: decoration, side: side, sender: Sender(id: "bo", name: "Bo"), quote: quote,
        time: "09:00"), state)
  }

  func surface(_ blocks: [MessageBlock]) -> Surface {
    let rows = blocks.flatMap(\.rows)
    var surface = Surface(size: Size(rows: rows.count, columns: columns))
    for (index, row) in rows.enumerated() {
      surface.draw(
        row.cells, at: Point(row: index, column: row.column), in: surface.bounds)
    }
    return surface
  }

  func picture(_ blocks: MessageBlock...) -> String {
    surface(blocks).textLines.joined(separator: "\n")
  }
}

extension MessageBlock {
  var bubble: Rect { areas.first { $0.part == .bubble }?.rect ?? .zero }
}
