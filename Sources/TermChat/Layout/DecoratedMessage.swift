/// A message's decoration with what it shows, looked up: all that its rows depend on beside itself.
struct DecoratedMessage: Hashable, Sendable {
  var decoration: Decoration
  var side: MessageSide
  var sender: Sender
  /// The text of the day separator above it.
  var day: String?
  /// The message it answers, as one line.
  var quote: String?
  var time = ""
  /// When it was, as told today, above a run's first message.
  var date: String?
  /// The local user's id: reactions of one's own are marked.
  var me = "me"
}
