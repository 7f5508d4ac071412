/// Where the reader is: the newest messages, or a place that stays put whatever happens round it.
public enum ScrollAnchor: Hashable, Sendable {
  /// The newest line stands at the bottom.
  case following
  /// The top row of the view is `line` rows below the top of this message's bubble; negative when
  /// it is above it (a name, a day, the message before's end).
  case at(id: String, line: Int)
}
