/// What comes for the input bar: its form, a text, files.
extension ChatScreen {
  /// False when its text is refused.
  @discardableResult
  mutating func receive(_ update: ComposerUpdate) -> Bool {
    var update = update
    if case .set(let text) = update.text { update.text = .set(appearance.filter.clean(text)) }
    let isTaken = composer.apply(update)
    if !isTaken {
      refuse("The text is too long", "A message may have \(ByteSize.text(Draft.mostBytes)).")
    }
    settleBar()
    measure()
    return isTaken
  }

  mutating func receive(_ update: DraftUpdate) {
    if receive(ComposerUpdate(text: update.text)) { attach(update) }
    measure()
  }

  private mutating func attach(_ update: DraftUpdate) {
    // What was pasted may have been sent or deleted meanwhile.
    if let text = update.replacing, !composer.draft.holds(text) { return }
    if update.attach.isEmpty { return }
    guard composer.hasField, !composer.purpose.isEdit else {
      return refuse("Not attached", "Files can't be sent with this.")
    }
    guard composer.attachments.count + update.attach.count <= Composer.mostAttachments else {
      return refuse("Not attached", "At most \(Composer.mostAttachments) files go together.")
    }
    composer.attachInPlace(update.attach.filter { $0.place != nil })
    let files = update.attach.filter { $0.place == nil }
    if !files.isEmpty, !composer.attach(files, replacing: update.replacing) { refuseAll() }
  }
}
