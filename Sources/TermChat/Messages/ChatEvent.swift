/// What happened in the chat: what a `MessageSource` emits; `docs/protocol.md` has its JSON form.
public enum ChatEvent: Equatable, Sendable {
  case user(SenderUpdate)
  /// A new message, or a known id to be replaced in place.
  case message(Message)
  /// More text at the end of a message (streaming).
  case append(id: String, text: String)
  case edit(id: String, KindBox)
  case remove(id: String)
  case status(id: String, DeliveryStatus, reason: Update<String>, progress: Update<Double>)
  case reaction(id: String, from: String, emoji: String, on: Bool)
  case typing(from: String, on: Bool)
  /// `from` has read up to this message.
  case read(from: String, id: String)
  case history(Page)
  case clear
  case banner(Banner)
  /// Hides the banner named, or the one on screen.
  case hide(id: String?)
  case composer(ComposerUpdate)
  case title(Update<String>, subtitle: Update<String>)
  case theme(ThemeReference)
}
