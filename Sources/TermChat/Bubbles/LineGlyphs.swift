/// The signs that boxes are made of, filtered once.
public struct LineGlyphs: Hashable, Sendable {
  public let horizontal: Glyph
  public let vertical: Glyph
  private let round: [Glyph]
  private let square: [Glyph]

  init(_ symbols: Symbols, _ filter: GlyphFilter) {
    let glyph = { (text: String) -> Glyph in
      // A sign of another width would tear the box.
      let glyph = filter.line(text).first
      return glyph?.columns == 1 ? glyph ?? .space : .space
    }
    horizontal = glyph(symbols.horizontal)
    vertical = glyph(symbols.vertical)
    round = [symbols.topLeft, symbols.topRight, symbols.bottomLeft, symbols.bottomRight].map(glyph)
    square = [
      symbols.squareTopLeft, symbols.squareTopRight, symbols.squareBottomLeft,
      symbols.squareBottomRight,
    ].map(glyph)
  }
}

extension LineGlyphs {
  public func topLeft(_ rounded: Corners) -> Glyph { corner(0, rounded.contains(.topLeft)) }

  public func topRight(_ rounded: Corners) -> Glyph { corner(1, rounded.contains(.topRight)) }

  public func bottomLeft(_ rounded: Corners) -> Glyph { corner(2, rounded.contains(.bottomLeft)) }

  public func bottomRight(_ rounded: Corners) -> Glyph {
    corner(3, rounded.contains(.bottomRight))
  }

  private func corner(_ place: Int, _ isRound: Bool) -> Glyph {
    isRound ? round[place] : square[place]
  }
}
