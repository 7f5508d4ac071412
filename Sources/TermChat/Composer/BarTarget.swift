/// What a click on the input bar hits, besides its text.
enum BarTarget: Hashable, Sendable {
  /// A button of the embedding program's, by its id.
  case item(String)
  case send
  /// What stands in place of the field.
  case button
  case removeAttachment(Int)
  case scrollAttachments(Int)
  case addAttachment
  case tab(String)
  /// A choice of the open tab's panel.
  case choice(Int)
}
