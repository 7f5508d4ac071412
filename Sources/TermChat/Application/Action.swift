/// What a key can do.
public enum Action: Hashable, Sendable {
  case send, newline
  case move(Draft.Motion)
  case delete(Draft.Motion)
  case kill(Draft.Motion)
  case yank
  case lineUp, lineDown
  case scrollRows(Int)
  case scrollHalfPages(Int)
  case scrollPages(Int)
  case scrollMessages(Int)
  case scrollToOldest, scrollToNewest
  case retryLoading
  case dismiss
  case focusComposer
  case help
  case redraw, suspend
  /// C-c: clears the draft, on an empty one asks, again within 2 s quits.
  case interrupt
  /// C-d: deletes, on an empty draft quits.
  case deleteOrQuit
}
