/// What surrounds a message because of its neighbours, and what else its rows depend on.
struct Decoration: Hashable, Sendable {
  var gap = 0
  /// The text of the day separator above it.
  var day: String?
  var name: Sender?
  var avatar: Sender?
  var side: Bubble.Side
  var endsRun = true
  /// The message it answers, as one line.
  var quote: String?
  var time = ""
}

extension Conversation {
  /// A gap of more than this many milliseconds separates the messages of a run (Chatto's 120 s).
  static let runGap: Int64 = 120_000
  /// The longest line of a quote in characters: no screen is wider.
  private static let mostQuoted = 1000

  /// Decorates the message at `index`, from its neighbours alone.
  func decoration(at index: Int, zone: Zone, names: DateNames) -> Decoration {
    let message = timeline.entries[index].message
    let older = index > 0 ? timeline.entries[index - 1].message : nil
    let newer = index + 1 < timeline.entries.count ? timeline.entries[index + 1].message : nil
    let time = zone.time(at: message.at ?? .init(milliseconds: 0))
    let startsDay = older.map { !message.isSameDay(as: $0, in: zone) } ?? true
    let startsRun = startsDay || older?.from != message.from
    let endsRun = newer.map { $0.from != message.from || !message.isSameDay(as: $0, in: zone) }
    let isIncoming = !isOwn(message) && !message.from.isEmpty
    return Decoration(
      gap: older == nil ? 0 : startsRun || isPause(older, message) ? 1 : 0,
      day: startsDay ? names.day(time) : nil,
      name: isIncoming && startsRun ? sender(message.from) : nil,
      avatar: isIncoming && endsRun ?? true ? sender(message.from) : nil,
      side: isIncoming ? .incoming : .outgoing, endsRun: endsRun ?? true,
      quote: message.replyTo.map(quote), time: time.clock)
  }

  private func isPause(_ older: Message?, _ message: Message) -> Bool {
    guard let before = older?.at, let at = message.at else { return false }
    return at - before > Self.runGap
  }

  private func quote(of id: String) -> String {
    guard let message = timeline[id] else {
      return timeline.mayHave(id) ? "…" : "deleted message"
    }
    return "\(sender(message.from).name): \(message.kind.text.prefix(Self.mostQuoted))"
  }
}

extension Message {
  fileprivate func isSameDay(as other: Message, in zone: Zone) -> Bool {
    guard let at, let before = other.at else { return true }
    return zone.time(at: at).isSameDay(as: zone.time(at: before))
  }
}
