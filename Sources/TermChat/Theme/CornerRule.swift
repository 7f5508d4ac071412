/// Which corners of a bubble are rounded, by its place in the run: so the run is seen.
public enum CornerRule: String, Hashable, Sendable, CaseIterable {
  /// The corner next to the avatar is square; from the second message of a run on both corners on
  /// the avatar's side are (NMessenger's default and stacked bubbles).
  case standard
  /// Only corners between two messages of a run are square (MessageKit's example).
  case grouped
  /// Both corners on the avatar's side are square (NMessenger's stacked bubble).
  case stacked
  /// All are square (NMessenger's simple bubble).
  case square
  case round
}
