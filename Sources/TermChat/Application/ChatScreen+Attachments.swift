/// What comes for the input bar: its form, a text, files.
extension ChatScreen {
  mutating func setUpComposer(_ update: ComposerUpdate) {
    composer.apply(update)
    attach(update)
    measure()
  }

  private mutating func attach(_ update: ComposerUpdate) {
    composer.attachInPlace(update.attach.filter { $0.place != nil })
    let files = update.attach.filter { $0.place == nil }
    if files.isEmpty { return }
    guard composer.hasField, !composer.purpose.isEdit else {
      return say("Files can't be sent with this")
    }
    guard composer.attachments.count + files.count <= Composer.mostAttachments else {
      return say("No more than \(Composer.mostAttachments) files at once")
    }
    if !composer.attach(files, replacing: update.replacing) { sayFull() }
  }
}
