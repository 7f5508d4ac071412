import TermChat

/// Makes the numbers ncurses knows of the colours that a terminal shows; pure.
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

  /// The number of a colour that a `ColorReducer` of this depth chose.
  func number(_ color: Color) -> Int {
    switch color.value {
    case .terminal: Self.terminal
    case .palette(let index): depth == .rgb ? direct(palette: Int(index)) : Int(index)
    case .rgb(let value): direct(rgb: value)
    }
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
}
