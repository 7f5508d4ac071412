extension Conversation {
  /// Who said what, for one line: `Ada: Coffee?`.
  func preview(of id: String) -> String {
    guard let message = timeline[id] else {
      return timeline.mayHave(id) ? "a message not loaded" : "deleted message"
    }
    return "\(sender(message.from).name): \(message.kind.text.start(ofBytes: Self.mostQuoted))"
  }

  /// Notes how far a message has come, for those who ask later.
  mutating func noteDelivery(of id: String, at now: Instant) {
    guard let delivery = timeline[id]?.delivery else { return }
    deliveries.note(delivery, of: id, at: now)
  }
}
