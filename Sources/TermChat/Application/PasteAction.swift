/// What is done with a paste of many lines.
enum PasteAction: Hashable, Sendable {
  case edit, send, cancel
}
