/// Where the reader is: the newest messages, or a place that stays put whatever happens round it.
public enum ScrollAnchor: Hashable, Sendable {
  /// The newest line stands at the bottom.
  case following
  /// The top row of the view is `line` rows below the top of this message's bubble; negative when
  /// it is above it (a name, a day, the message before's end).
  ///
  /// In a long message it counts from the top of its `piece`, the first of which has the bubble's.
  case at(id: String, piece: Int = 0, line: Int)
}
