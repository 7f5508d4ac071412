/// What was cut, for putting it back: the last cut first, then round.
struct KillRing: Sendable {
  /// Oldest first.
  private var cuttings: [Cutting] = []
  /// How far back from the newest one it was turned.
  private var turned = 0

  // As many as Emacs kept for decades; readline keeps ten.
  private static let mostCuttings = 60
  // 16 MiB at 16 bytes each.
  private static let mostCharacters = 1 << 20
}

extension KillRing {
  var current: Cutting? {
    cuttings.isEmpty ? nil : cuttings[cuttings.count - 1 - turned % cuttings.count]
  }

  /// One cut back, round from the oldest to the newest.
  mutating func turn() { turned = cuttings.isEmpty ? 0 : (turned + 1) % cuttings.count }

  mutating func add(_ cutting: Cutting) {
    cuttings.append(cutting)
    bound()
  }

  /// Goes on with the newest cut, at the side where it was cut.
  mutating func join(_ cutting: Cutting, before: Bool) {
    guard let last = cuttings.popLast() else { return add(cutting) }
    cuttings.append(before ? cutting + last : last + cutting)
    bound()
  }

  /// Forgets the oldest; the newest always stays.
  private mutating func bound() {
    turned = 0
    var count = cuttings.reduce(0) { $0 + $1.characters.count }
    while cuttings.count > 1, cuttings.count > Self.mostCuttings || count > Self.mostCharacters {
      count -= cuttings.removeFirst().characters.count
    }
  }
}
