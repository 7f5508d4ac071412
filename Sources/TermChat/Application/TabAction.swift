/// What can be done with the tabs of the input bar.
public enum TabAction: Hashable, Sendable {
  /// Opens the tab with this id, or closes its panel again.
  case open(String)
  /// Moves to another choice of the open panel.
  case move(rows: Int, columns: Int)
  case accept
}
