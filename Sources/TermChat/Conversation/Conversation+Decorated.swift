extension Conversation {
  /// The longest line of a quote in bytes: no screen shows more.
  static let mostQuoted = 4_096

  /// Decorates the message at `index`, from its neighbours alone.
  func decorated(
    at index: Int, by decorator: Decorator = .standard, zone: Zone, names: DateNames,
    now: Instant? = nil
  ) -> DecoratedMessage {
    let message = timeline.entries[index].message
    let decoration = decorator.decorate(
      Decorator.Context(
        older: index > 0 ? timeline.entries[index - 1].message : nil, message: message,
        newer: index + 1 < timeline.entries.count ? timeline.entries[index + 1].message : nil,
        me: me, isFirstUnread: unread == message.id, zone: zone))
    let time = zone.time(at: message.at ?? .init(milliseconds: 0))
    let isIncoming = !isOwn(message) && !message.from.isEmpty
    let date = now.flatMap { now in
      decoration.role.startsRun && !message.from.isEmpty
        ? names.text(time, at: zone.time(at: now)) : nil
    }
    return DecoratedMessage(
      decoration: decoration, side: isIncoming ? .incoming : .outgoing,
      sender: sender(message.from), day: decoration.showsDay ? names.day(time) : nil,
      quote: message.replyTo.map(quote), time: names.clock(time), date: date, me: me)
  }

  private func quote(of id: String) -> String {
    guard let message = timeline[id] else {
      return timeline.mayHave(id) ? "…" : "deleted message"
    }
    return "\(sender(message.from).name): \(message.kind.text.start(ofBytes: Self.mostQuoted))"
  }
}
