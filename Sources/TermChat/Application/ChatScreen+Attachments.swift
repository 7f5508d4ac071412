/// What comes for the input bar: its form, a text, files.
extension ChatScreen {
  mutating func setUpComposer(_ update: ComposerUpdate) {
    if composer.apply(update) {
      attach(update)
    } else {
      refuse("The text is too long", "A message may have \(ByteSize.text(Draft.mostBytes)).")
    }
    measure()
  }

  private mutating func attach(_ update: ComposerUpdate) {
    composer.attachInPlace(update.attach.filter { $0.place != nil })
    let files = update.attach.filter { $0.place == nil }
    if files.isEmpty { return }
    guard composer.hasField, !composer.purpose.isEdit else {
      return refuse("Not attached", "Files can't be sent with this.")
    }
    guard composer.attachments.count + files.count <= Composer.mostAttachments else {
      return refuse("Not attached", "At most \(Composer.mostAttachments) files go together.")
    }
    if !composer.attach(files, replacing: update.replacing) { refuseAll() }
  }
}
