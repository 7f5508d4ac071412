/// What the user asks of the other side: what a `MessageSource` takes.
public enum ChatRequest: Hashable, Sendable {
  /// Expects a `status` for `id`; until then the bubble shows *sending*.
  case send(id: String, text: String, replyTo: String? = nil, attachments: [String] = [])
  /// Expects a `history` within 30 s. `from`: the outermost id known; for `.around` an id or time.
  case load(Edge, from: String?, limit: Int)
  case edit(id: String, text: String)
  case remove(id: String)
  case reaction(id: String, emoji: String, on: Bool)
  case retry(id: String)
  case read(id: String)
  case typing(on: Bool)
  case press(id: String?, what: String, value: String?)
  case dismiss(id: String)
  case resize(Size)
  case quit
}
