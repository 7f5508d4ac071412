/// Lines of the protocol: who takes part, then the messages.
extension Transcript {
  func lines(_ messages: [Message]) -> String {
    let encoder = WireEncoder()
    var seen: Set<String> = [""]
    let people = messages.compactMap { seen.insert($0.from).inserted ? $0.from : nil }
    let heading = title.map { [ChatEvent.title(.set($0), subtitle: .keep)] } ?? []
    let events =
      heading + people.map { .user(update(of: $0)) } + messages.map(ChatEvent.message)
    return events.map { encoder.encode($0) + "\n" }.joined()
  }

  private func update(of id: String) -> SenderUpdate {
    let sender = conversation.sender(id)
    return SenderUpdate(
      id: id, name: .set(sender.name), initials: sender.initials.map { .set($0) } ?? .keep,
      color: sender.color.map { .set($0) } ?? .keep,
      avatar: sender.avatar.map { .set($0) } ?? .keep, isMe: id == conversation.me)
  }
}
