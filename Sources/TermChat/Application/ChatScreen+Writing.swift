/// The input bar: sending, answering, editing.
extension ChatScreen {
  mutating func send(_ effects: inout [Effect]) {
    // What is sent isn't edited any more.
    wantsEditor = false
    if isAtButton { return pressButton(&effects) }
    if case .edit(let id) = composer.purpose { return sendEdit(of: id, &effects) }
    var answered: String?
    if case .reply(let id) = composer.purpose { answered = id }
    if runCommand(&effects) { return }
    guard composerState.canSend else { return refuseToSend() }
    closeTab()
    remember(&effects)
    for part in takeParts() {
      send(part, answering: answered, &effects)
      answered = nil
    }
  }

  /// Keeps what is about to be sent: commands, too, as shells do.
  mutating func remember(_ effects: inout [Effect]) {
    guard composer.hasContent, let text = composer.remember() else { return }
    effects.append(.serve(.remember(text)))
  }

  mutating func send(
    _ part: DraftPart, answering answered: String?, _ effects: inout [Effect]
  ) {
    let id = makeID()
    let message = Message(
      id: id, from: conversation.me, at: now, part.content, replyTo: answered,
      delivery: Delivery(.sending))
    conversation.timeline.receive(message, at: now)
    conversation.unread = nil
    view.welcome(id, in: scene)
    conversation.noteDelivery(of: id, at: now)
    effects.append(
      .request(
        .send(id: id, text: part.text, replyTo: answered, attachments: part.attachments)))
    followNewest(&effects)
  }

  private mutating func sendEdit(of id: String, _ effects: inout [Effect]) {
    let old = conversation.timeline[id]?.kind.text
    guard composer.hasContent else { return say("A message can't be empty") }
    guard composerState.canSend else { return refuseToSend() }
    closeTab()
    guard let text = composer.takeEdit() else { return }
    if text != old { effects.append(.request(.edit(id: id, text: text))) }
  }

  /// Presses what stands in place of the field.
  func pressButton(_ effects: inout [Effect]) {
    guard let button = composer.button else { return }
    effects.append(.request(.press(id: nil, what: "composer", value: button)))
  }

  /// Says what the draft is for, when it isn't a message like any other.
  var composerNote: String? {
    switch composer.purpose {
    case .message: nil
    case .reply(let id): "Answer \(conversation.preview(of: id))"
    case .edit(let id): "Edit \(conversation.preview(of: id))"
    }
  }
}

extension DraftPart {
  fileprivate var text: String { if case .text(let text) = self { text } else { "" } }

  fileprivate var attachments: [String] {
    if case .attachment(let file) = self { [file.path] } else { [] }
  }
}
