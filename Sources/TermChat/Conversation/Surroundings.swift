/// What a decoration is made of, in numbers: while they stay the same, so does the decoration.
struct Surroundings: Equatable, Sendable {
  /// Revisions of the neighbours.
  var older: Int?
  var newer: Int?
  /// How often a participant changed.
  var people: Int
  var isFirstUnread: Bool
  /// The day on which dates are told.
  var today: Int
}

extension Conversation {
  /// Nil for an answer: what it quotes may lie anywhere, and may go.
  func surroundings(at index: Int, today: Int) -> Surroundings? {
    let entries = timeline.entries
    let message = entries[index].message
    if message.replyTo != nil { return nil }
    return Surroundings(
      older: index > 0 ? entries[index - 1].revision : nil,
      newer: index + 1 < entries.count ? entries[index + 1].revision : nil, people: peopleRevision,
      isFirstUnread: unread == message.id, today: today)
  }
}
