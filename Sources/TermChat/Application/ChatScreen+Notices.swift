/// What others are told of the draft: the other side that there is one, the host what it says.
extension ChatScreen {
  /// Tells what the event before did, the effects from `start` on among it.
  mutating func noteWriting(_ event: Event, since start: Int, _ effects: inout [Effect]) {
    let revision = composer.draft.revision
    defer { writtenRevision = revision }
    keeping.note(composer, at: now)
    guard configuration.tellsTyping else { return }
    if effects[start...].contains(where: \.isSending) {
      typing.sent()
    } else if effects[start...].contains(where: \.mayEnd) {
      // Nothing is told while another program has the terminal, nor after the end.
      if typing.stopped() != nil { effects.insert(.request(.typing(on: false)), at: start) }
    } else if !isWritingMessage {
      tell(typing.stopped(), &effects)
    } else if revision != writtenRevision, event.isTyped {
      tell(typing.typed(at: now), &effects)
    }
  }

  /// A command is for this program, and an edit is of what everybody has read.
  private var isWritingMessage: Bool {
    composer.hasContent && !composer.purpose.isEdit && !WrittenCommand.begins(composer.draft)
  }

  mutating func expireTyping(_ effects: inout [Effect]) {
    tell(typing.expire(at: now), &effects)
  }

  private func tell(_ isTyping: Bool?, _ effects: inout [Effect]) {
    if let isTyping { effects.append(.request(.typing(on: isTyping))) }
  }

  /// Has the draft kept when its time has come, and before anything that may end the process.
  mutating func keepDraft(_ batch: Batch, _ effects: inout [Effect]) {
    guard configuration.keepsDraft else { return }
    let isUrgent = effects.contains(where: \.mayEnd) || batch.events.contains(.focused(false))
    guard let update = keeping.take(composer, at: now, isUrgent: isUrgent) else { return }
    effects.insert(.serve(.keep(update)), at: 0)
  }

  var nextWritingStep: Instant? {
    [typing.deadline, configuration.keepsDraft ? keeping.deadline : nil].compactMap(\.self).min()
  }
}

extension Event {
  /// The user may have changed the draft by it.
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .text, .paste: true
    default: false
    }
  }
}

extension Effect {
  fileprivate var isSending: Bool { if case .request(.send) = self { true } else { false } }

  /// Another program gets the terminal, or this one may never go on.
  fileprivate var mayEnd: Bool {
    switch self {
    case .quit, .suspend, .compose: true
    default: false
    }
  }
}
