/// Where the lines of a draft begin: kept from key to key, and broken anew only where it changed.
///
/// What lies far behind a change and no longer breaks where it did is forgotten until it is asked
/// for. `Draft` keeps it and knows the characters.
struct DraftLayout: Sendable {
  private(set) var columns = 0
  private(set) var filter = GlyphFilter()
  private(set) var units: [DraftUnit] = []
  /// The first line begins at the start, always.
  private(set) var starts = [DraftPlace(0)]
  /// No line begins behind the last one of `starts`.
  private(set) var isComplete = false
  private var damage: Damage?

  /// Characters written since the lines were broken, and by how many there are more now.
  private struct Damage: Sendable {
    var range: Range<Int>
    var growth: Int
  }

  // Lines behind a change that are broken anew in search of one that begins where it did.
  private static let patience = 64
}

extension DraftLayout {
  /// Notes that `count` characters came in the place of a range.
  mutating func note(_ range: Range<Int>, count: Int) {
    guard columns > 0 else { return }
    let growth = count - range.count
    let old = damage ?? Damage(range: range, growth: 0)
    let end = max(old.range.upperBound, range.upperBound) + growth
    damage = Damage(
      range: min(old.range.lowerBound, range.lowerBound)..<end, growth: old.growth + growth)
  }

  /// Breaks lines as far as the line of `caret` and `lines` behind it.
  mutating func update(
    _ characters: [Character], columns: Int, filter: GlyphFilter, caret: Int, lines: Int
  ) {
    if self.columns == 0 || filter.forms != self.filter.forms {
      units = characters.map { DraftUnit($0, filter) }
      restart(columns, filter)
    } else if let damage {
      let old = damage.range.lowerBound..<damage.range.upperBound - damage.growth
      units.replaceSubrange(old, with: characters[damage.range].map { DraftUnit($0, filter) })
      if columns == self.columns { repair(damage, characters) }
    }
    if columns != self.columns { restart(columns, filter) }
    damage = nil
    extend(characters, caret: caret, lines: lines)
  }

  private mutating func restart(_ columns: Int, _ filter: GlyphFilter) {
    self.columns = max(1, columns)
    self.filter = filter
    starts = [DraftPlace(0)]
    isComplete = false
    damage = nil
  }

  private mutating func extend(_ characters: [Character], caret: Int, lines: Int) {
    let place = DraftPlace(caret)
    guard !isComplete, starts.count <= row(of: place) + lines + 1 else { return }
    var starts = self.starts
    self.starts = []
    isComplete = wrap(characters, &starts) { starts in
      let last = starts.count - 1 - lines
      return last > 0 && starts[last] > place
    }
    self.starts = starts
  }

  // What makes a line break stands in the next one, or behind a slash in the one after that.
  private static let context = 2

  /// Breaks from the lines before the change until lines begin where they did.
  private mutating func repair(_ damage: Damage, _ characters: [Character]) {
    let first = max(0, row(of: DraftPlace(damage.range.lowerBound)) - Self.context)
    let end = DraftPlace(damage.range.upperBound)
    let growth = damage.growth
    var old = starts.partitioningIndex { $0.moved(by: growth) > end }
    var fresh = [starts[first]]
    var hasMet = false
    let isAtEnd = wrap(characters, &fresh) { fresh in
      let last = fresh[fresh.count - 1]
      while old < starts.count, starts[old].moved(by: growth) < last { old += 1 }
      hasMet =
        old < starts.count && last > end && starts[old].moved(by: growth) == last
        && (last.character == 0 || units[last.character - 1] != .nothing)
      return hasMet || fresh.count > Self.patience && last > end
    }
    let next = hasMet ? old + 1 : starts.count
    isComplete = isAtEnd || hasMet && isComplete
    starts.replaceSubrange(first..<next, with: fresh)
    guard growth != 0 else { return }
    for index in first + fresh.count..<starts.count {
      starts[index] = starts[index].moved(by: growth)
    }
  }
}

extension DraftLayout {
  /// The line that a place stands in, among those that are known.
  func row(of place: DraftPlace) -> Int { max(0, starts.partitioningIndex { $0 > place } - 1) }

  /// Adds the lines behind the last one until there are enough; true at the end of the text.
  private func wrap(
    _ characters: [Character], _ starts: inout [DraftPlace],
    until isEnough: (inout [DraftPlace]) -> Bool
  ) -> Bool {
    guard let start = starts.last else { return true }
    var line = OpenLine(
      columns: columns, start: firstGlyph(from: start).number,
      after: kind(before: start, characters))
    var index = start.character
    var count = starts.count
    while index < units.count {
      let unit = units[index]
      if let kind = unit.kind {
        line.add(kind, columns: unit.columns, at: DraftPlace(index).number) {
          starts.append(DraftPlace(number: $1.next))
        }
      } else if unit != .nothing {
        let glyphs = unit == .newline ? [.newline] : filter.glyphs(String(characters[index]))
        for (offset, glyph) in glyphs.enumerated()
        where DraftPlace(index, offset).number >= line.start {
          add(glyph, index, offset, isLast: offset + 1 == glyphs.count, &line, &starts)
        }
      }
      index += 1
      if starts.count > count {
        if isEnough(&starts) { return false }
        count = starts.count
      }
    }
    return true
  }

  private func add(
    _ glyph: Glyph, _ character: Int, _ offset: Int, isLast: Bool, _ line: inout OpenLine,
    _ starts: inout [DraftPlace]
  ) {
    if glyph == .newline {
      let next = isLast ? DraftPlace(character + 1) : DraftPlace(character, offset + 1)
      line = OpenLine(columns: columns, start: firstGlyph(from: next).number)
      starts.append(next)
    } else {
      line.add(
        glyph.breakClass, columns: glyph.columns, at: DraftPlace(character, offset).number
      ) {
        starts.append(DraftPlace(number: $1.next))
      }
    }
  }

  /// A line may begin with characters that aren't drawn.
  private func firstGlyph(from place: DraftPlace) -> DraftPlace {
    guard place.offset == 0 else { return place }
    var index = place.character
    while index < units.count, units[index] == .nothing { index += 1 }
    return DraftPlace(index)
  }

  /// The class of the glyph before a place; space at the start of a paragraph.
  private func kind(before place: DraftPlace, _ characters: [Character]) -> BreakClass {
    if place.offset > 0 {
      let glyph = filter.glyphs(String(characters[place.character]))[place.offset - 1]
      return glyph == .newline ? .space : glyph.breakClass
    }
    let index = units[..<place.character].lastIndex { $0 != .nothing }
    guard let index, units[index] != .newline else { return .space }
    if let kind = units[index].kind { return kind }
    let glyph = filter.glyphs(String(characters[index])).last
    return glyph == .newline ? .space : glyph?.breakClass ?? .space
  }
}

extension Array {
  /// The first index whose element fits; those before don't, those behind do.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
