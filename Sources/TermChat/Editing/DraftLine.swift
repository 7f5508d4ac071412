/// A line of a draft as it is drawn.
struct DraftLine: Sendable {
  var glyphs: [Glyph] = []
  /// Which character each glyph belongs to.
  var origins: [Int] = []
}
