import TermChat

/// Makes the numbers a terminal knows of the colours a theme names; pure.
struct ColorMapping: Sendable {
  /// How a terminal that shows every colour numbers its palette.
  enum Numbering: Sendable {
    /// Palette colour n is `0x1000000 + n`: our own terminfo entry.
    case paletteAbove
    /// Numbers below 8 are palette colours, whatever is above is RGB: `xterm-direct` and the like.
    case paletteBelow
  }

  let depth: ColorDepth
  var numbering = Numbering.paletteAbove

  /// The terminal's own foreground or background, as ncurses writes it.
  static let terminal = -1

  func number(_ color: Color) -> Int {
    switch (color.value, depth) {
    case (.terminal, _), (_, .none): Self.terminal
    case (.palette(let index), .rgb): direct(palette: Int(index))
    case (.rgb(let value), .rgb): direct(rgb: value)
    case (.palette(let index), _): reduced(palette: Int(index))
    case (.rgb(let value), _): nearest(value)
    }
  }

  /// The numbers of a style's two colours; where few colours make them one, the text stays legible.
  func numbers(_ style: Style) -> (foreground: Int, background: Int) {
    let foreground = number(style.foreground)
    let background = number(style.background)
    guard foreground == background, style.foreground != style.background, depth < .rgb,
      Palette.colors.indices.contains(background)
    else { return (foreground, background) }
    return (Oklab(Palette.colors[background]).isLight ? 0 : 7, background)
  }
}

extension ColorMapping {
  private func direct(palette index: Int) -> Int {
    switch numbering {
    case .paletteAbove: 0x100_0000 + index
    case .paletteBelow: index < 8 ? index : direct(rgb: Palette.colors[index])
    }
  }

  private func direct(rgb: UInt32) -> Int {
    switch numbering {
    case .paletteAbove: Int(rgb)
    // The darkest blues are taken for palette colours; one step lighter they aren't.
    case .paletteBelow: rgb > 0 && rgb < 8 ? 8 : Int(rgb)
    }
  }

  private func reduced(palette index: Int) -> Int {
    if index < depth.rawValue { return index }
    return index < 16 ? index - 8 : nearest(Palette.colors[index])
  }

  // The first 16 are the user's own, so they stand for a colour only where there are no others.
  private func nearest(_ rgb: UInt32) -> Int {
    Palette.nearest(to: rgb, in: depth == .palette ? 16..<256 : 0..<depth.rawValue)
  }
}
