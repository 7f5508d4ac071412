extension Surface {
  /// Gives every cell in the terminal's own colours those of `ground` instead.
  mutating func ground(_ ground: Style) {
    guard ground != .plain else { return }
    restyle(bounds) { style in
      let hasText = style.foreground != .terminal
      let hasBack = style.background != .terminal
      if hasText, hasBack { return style }
      return Style(
        hasText ? style.foreground : ground.foreground,
        on: hasBack ? style.background : ground.background, style.attributes)
    }
  }
}
