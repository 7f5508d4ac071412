/// A line being filled, and where it may still be broken.
///
/// Glyphs are told apart by numbers that grow. Where lines begin depends on nothing before the line
/// but the class of the glyph there: a paragraph can be broken anew from any of its lines on.
struct OpenLine {
  /// The line may end at `end` and the next one begin at `next`, `width` columns later.
  struct Chance {
    var end: Int
    var next: Int
    var width: Int
  }

  let columns: Int
  private(set) var start: Int
  /// From `start` to the glyph being added.
  private(set) var width = 0
  /// Where the spaces before the glyph being added begin.
  private var spaces: Int?
  private var chance: Chance?
  private var slash: Chance?
  private var before = BreakClass.space
  private var last: BreakClass

  /// `last` is the class of the glyph before the line; space at the start of a paragraph.
  init(columns: Int, start: Int, after last: BreakClass = .space) {
    self.columns = columns
    self.start = start
    self.last = last
  }
}

extension OpenLine {
  /// Adds a glyph; hands on the start of each line that ends because of it, and where it ends.
  @inline(__always)
  mutating func add(
    _ kind: BreakClass, columns glyphColumns: Int, at index: Int,
    onWrap: (_ start: Int, _ chance: Chance) -> Void
  ) {
    if kind == .space {
      spaces = spaces ?? index
    } else {
      noteChance(before: index, kind)
      while width + glyphColumns > columns, start < index { onWrap(start, wrap(before: index)) }
      spaces = nil
    }
    width += glyphColumns
    before = last
    last = kind
  }

  private mutating func noteChance(before index: Int, _ kind: BreakClass) {
    guard index > start else { return }
    if let spaces {
      // Spaces that begin a paragraph belong to its first word as long as there is room for one.
      guard spaces > start || width >= columns else { return }
      chance = Chance(end: spaces, next: index, width: width)
    } else if mayBreak(before: kind) {
      chance = Chance(end: index, next: index, width: width)
    } else if last == .slash, before.isWord, kind.isWord {
      slash = Chance(end: index, next: index, width: width)
    }
  }

  private func mayBreak(before kind: BreakClass) -> Bool {
    switch (last, kind) {
    case (_, .closing), (_, .wideClosing), (.opening, _), (.wideOpening, _): false
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph), (_, .wideOpening): true
    case (.hyphen, .letter): before.isWord
    default: false
    }
  }

  private mutating func wrap(before index: Int) -> Chance {
    let chance = chance ?? slash ?? Chance(end: index, next: index, width: width)
    start = chance.next
    width -= chance.width
    if let slash, slash.next > start { self.slash?.width -= chance.width } else { slash = nil }
    self.chance = nil
    return chance
  }
}
