extension Conversation {
  // No screen is wider.
  private static let mostPreviewed = 1000

  /// Who said what, for one line: `Ada: Coffee?`.
  func preview(of id: String) -> String {
    guard let message = timeline[id] else {
      return timeline.mayHave(id) ? "a message not loaded" : "deleted message"
    }
    return "\(sender(message.from).name): \(message.kind.text.prefix(Self.mostPreviewed))"
  }

  /// Notes how far a message has come, for those who ask later.
  mutating func noteDelivery(of id: String, at now: Instant) {
    guard let delivery = timeline[id]?.delivery else { return }
    deliveries.note(delivery, of: id, at: now)
  }
}
