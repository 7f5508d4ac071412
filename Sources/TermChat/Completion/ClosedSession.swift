/// A session that the user closed, or that ended well: it stays closed until its prefix is typed
/// anew.
struct ClosedSession: Hashable, Sendable {
  private let prefix: String
  private var start: Int
  /// Of the draft, when it was last looked at.
  private var count: Int

  init(_ session: CompletionSession, in draft: Draft) {
    prefix = session.prefix
    start = session.start
    count = draft.characters.count
  }
}

extension ClosedSession {
  func closes(_ session: CompletionSession) -> Bool {
    session.prefix == prefix && session.start == start
  }

  /// Follows the prefix through a change; false when it isn't there any more.
  mutating func follow(_ draft: Draft) -> Bool {
    let growth = draft.characters.count - count
    count = draft.characters.count
    // What was typed ends at the caret, what was deleted began there.
    if growth != 0, draft.caret - max(0, growth) <= start + min(0, growth) { start += growth }
    let text = draft.characters
    guard text.indices.contains(start) else { return false }
    return text[start...].starts(with: prefix)
  }
}
