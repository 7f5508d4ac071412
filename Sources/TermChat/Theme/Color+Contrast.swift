extension Color {
  // Small enough that no step is seen as one.
  private static let steps = 32

  /// The same hue, darker or lighter by as much as it takes to have a contrast of `ratio` (1…21,
  /// WCAG's) to `background` (`0xRRGGBB`), or all that there is; only RGB colours move.
  package func readable(on background: UInt32, ratio: Double) -> Color {
    guard case .rgb(let value) = value, Luminance.contrast(value, background) < ratio else {
      return self
    }
    let isLighter = Luminance.of(value) > Luminance.of(background)
    let goals: [UInt32] = isLighter ? [0xFFFFFF, 0x000000] : [0x000000, 0xFFFFFF]
    // A text that is lighter than its background stays so, where that is enough.
    if let moved = goals.lazy.compactMap({ moved(to: $0, background, ratio) }).first {
      return moved
    }
    return .rgb(
      Luminance.contrast(0, background) > Luminance.contrast(0xFFFFFF, background) ? 0 : 0xFFFFFF)
  }

  private func moved(to goal: UInt32, _ background: UInt32, _ ratio: Double) -> Color? {
    guard Luminance.contrast(goal, background) >= ratio else { return nil }
    return (1...Self.steps).lazy.map { blended(with: goal, Double($0) / Double(Self.steps)) }
      .first { $0.contrast(to: background) >= ratio }
  }

  private func contrast(to background: UInt32) -> Double {
    if case .rgb(let value) = value { Luminance.contrast(value, background) } else { 1 }
  }
}
