/// Which of its lines a panel shows.
struct PanelScroll: Hashable, Sendable {
  private var offset = 0

  /// The first line shown: more room may show more than what is left from `offset` on.
  func first(of count: Int, room: Int) -> Int { min(offset, max(0, count - room)) }

  mutating func move(by lines: Int, of count: Int, room: Int) {
    offset = min(max(0, first(of: count, room: room) + lines), max(0, count - room))
  }
}
