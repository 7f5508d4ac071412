/// The name that somebody may have meant.
enum Nearest {
  /// The name that differs in case alone, else the one that takes the fewest changes; nil when it
  /// would take more than a third of the letters.
  static func name(to text: String, among names: [String]) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let typed = Array(text.lowercased().utf8)
    var best: (name: String, changes: Int)?
    for name in names {
      let wanted = Array(name.lowercased().utf8)
      let limit = min((best?.changes ?? .max) - 1, max(1, max(typed.count, wanted.count) / 3))
      guard abs(typed.count - wanted.count) <= limit else { continue }
      let changes = changes(from: typed, to: wanted)
      if changes <= limit { best = (name, changes) }
      if changes == 0 { break }
    }
    return best?.name
  }

  // In bytes; no name is nearly as long.
  private static let longest = 60

  /// Letters to put in, leave out, change, or swap with the next one.
  private static func changes(from one: [UInt8], to other: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var line = [row + 1]
      for column in other.indices {
        let isSame = one[row] == other[column]
        var least = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, line[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, before[column - 1] + 1)
        }
        line.append(least)
      }
      before = last
      last = line
    }
    return last[other.count]
  }
}
