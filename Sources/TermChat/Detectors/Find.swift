/// A find that may have to give way to another.
struct Find {
  /// Offsets into the text's UTF-8, round whole characters.
  let range: Range<Int>
  /// Where the find itself ends: a mark that belongs to its last character stands behind it.
  let end: Int
  let kind: Detection.Kind

  /// Nil for nothing and for what begins inside a character.
  init?(_ range: Range<Int>, by detector: Detector, in text: ScannedText) {
    guard !range.isEmpty, text.isBoundary(range.lowerBound) else { return nil }
    self.range = range.lowerBound..<text.boundary(from: range.upperBound)
    end = range.upperBound
    kind = detector.kind
  }

  func gives(way other: Find) -> Bool {
    (other.range.count, -other.kind.rank, -other.range.lowerBound)
      > (range.count, -kind.rank, -range.lowerBound)
  }
}

extension [Find] {
  /// Sorted, and of those that overlap the best.
  func withoutOverlaps(in count: Int) -> [Find] {
    let sorted = sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isApart = zip(sorted, sorted.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound
    }
    if isApart { return sorted }
    // The longest come first, so whatever overlaps one of them has an end inside of it.
    var taken = [Bool](repeating: false, count: count)
    var kept: [Find] = []
    for find in sorted.sorted(by: { $1.gives(way: $0) }) {
      if taken[find.range.lowerBound] || taken[find.range.upperBound - 1] { continue }
      for offset in find.range { taken[offset] = true }
      kept.append(find)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
