/// Makes what stands behind a banner step back.
struct Dimming {
  /// `0xRRGGBB`: colours go half-way there.
  var ground: UInt32
  /// 0…100: how far it has come.
  var percent: Int
  private var known: [Style: Style] = [:]

  init(to ground: UInt32, percent: Int) {
    self.ground = ground
    self.percent = percent
  }
}

extension Dimming {
  mutating func dim(_ rect: Rect, on surface: inout Surface) {
    surface.restyle(rect) { style in
      if let dimmed = known[style] { return dimmed }
      let dimmed = dimmed(style)
      known[style] = dimmed
      return dimmed
    }
  }

  /// Colours that only the terminal knows are dimmed by it, at the second of two steps.
  private func dimmed(_ style: Style) -> Style {
    let part = Double(percent) / 200
    let text = style.foreground.blended(with: ground, part)
    let dimmed = Style(text, on: style.background.blended(with: ground, part), style.attributes)
    if case .rgb = text.value { return dimmed }
    return percent < 100 ? dimmed : dimmed.with(.dim)
  }
}
