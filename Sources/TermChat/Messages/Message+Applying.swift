extension Message {
  /// The message after an event that concerns it; nil when the event removes it.
  ///
  /// Events that concern no single message leave it as it is.
  public func applying(_ event: ChatEvent, at now: Instant) -> Message? {
    if case .remove = event { return nil }
    var message = self
    message.apply(event, at: now)
    return message
  }

  /// Changes the message in place: to append costs nothing for what stands there already.
  mutating func apply(_ event: ChatEvent, at now: Instant) {
    switch event {
    case .message(let replacement): self = replacing(with: replacement)
    case .append(_, let text): append(text)
    case .edit(_, let box):
      kind = box.kind
      editedAt = now
    case .status(_, let status, let reason, let progress):
      delivery = Delivery(
        status, reason: reason.applied(to: delivery?.reason),
        progress: progress.applied(to: delivery?.progress))
    case .reaction(_, let from, let emoji, let on): react(emoji, from: from, on: on)
    default: break
    }
  }

  /// A known id replaced keeps its reactions (and its time), unless the new one brings its own.
  private func replacing(with replacement: Message) -> Message {
    var message = replacement
    if message.reactions.isEmpty { message.reactions = reactions }
    message.at = replacement.at ?? at
    return message
  }

  private mutating func append(_ more: String) {
    // The only holder of a text lengthens it without copying it.
    switch kind {
    case var text as Text:
      kind = Text("")
      text.text += more
      kind = text
    case var markdown as Markdown:
      kind = Text("")
      markdown.text += more
      kind = markdown
    default: break
    }
  }
}
