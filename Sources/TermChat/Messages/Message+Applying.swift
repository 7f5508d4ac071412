extension Message {
  /// The message after an event that concerns it; nil when the event removes it.
  ///
  /// Events that concern no single message leave it as it is.
  public func applying(_ event: ChatEvent, at now: Instant) -> Message? {
    var message = self
    switch event {
    case .message(let replacement): message = replacing(with: replacement)
    case .append(_, let text): message.append(text)
    case .edit(_, let box):
      message.kind = box.kind
      message.editedAt = now
    case .remove: return nil
    case .status(_, let status, let reason, let progress):
      message.delivery = Delivery(
        status, reason: reason.applied(to: delivery?.reason),
        progress: progress.applied(to: delivery?.progress))
    case .reaction(_, let from, let emoji, let on): message.react(emoji, from: from, on: on)
    default: break
    }
    return message
  }

  /// A known id replaced keeps its reactions (and its time), unless the new one brings its own.
  private func replacing(with replacement: Message) -> Message {
    var message = replacement
    if message.reactions.isEmpty { message.reactions = reactions }
    message.at = replacement.at ?? at
    return message
  }

  private mutating func append(_ more: String) {
    switch kind {
    case var text as Text:
      text.text += more
      kind = text
    case var markdown as Markdown:
      markdown.text += more
      kind = markdown
    default: break
    }
  }
}
