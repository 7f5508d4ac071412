/// What can be done while messages are selected.
public enum SelectionAction: Hashable, Sendable {
  case start, stop
  case toggle
  /// Selects the message under the cursor and so many next to it, with the cursor on the last.
  case extend(Int)
  case copy
}
