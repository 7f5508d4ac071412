extension Conversation {
  /// Lays every loaded message out and counts the rows: what a new width would cost if all of it
  /// were on screen.
  package func rowCount(
    columns: Int, appearance: Appearance = Appearance(),
    presenters: PresenterRegistry = .standard, style: ConversationStyle = .standard
  ) -> Int {
    let layout = MessageLayout(
      columns: columns, appearance: appearance, presenters: presenters, style: style)
    let scene = Scene(conversation: self, layout: layout, now: Instant(milliseconds: 0))
    return timeline.entries.indices.reduce(0) { rows, index in
      rows
        + layout.block(timeline.entries[index].message, scene.decorated(at: index)).rows.count
    }
  }
}
