/// A text of a theme on its background, as a file states them.
struct ThemeContrast {
  /// What the finding calls the two.
  var text: String
  var background: String
  /// The properties that say them; the first one that a file gives is told.
  var places: [Int]
  var color: Color
  var ground: Color
  /// The contrast that the screen makes of it; 1 where it draws what is stated.
  var minimum = 1.0

  /// A text below this isn't read with ease, however big (WCAG 2.2, 1.4.3).
  static let least = 3.0
}

extension ThemeContrast {
  /// Nil where colours of the terminal's own make it unknown.
  var ratio: Double? {
    if color == ground, color != .terminal { return 1 }
    guard let text = color.rgb, let ground = ground.rgb else { return nil }
    return Luminance.contrast(text, ground)
  }

  func message(_ ratio: Double) -> String {
    let hundredths = Int(ratio * 100)
    let shown = "\(hundredths / 100).\((hundredths % 100).digits(2)):1"
    let complaint =
      color == ground
      ? "\(text) is \(background): it can't be read"
      : "\(text) on \(background): a contrast of \(shown), below 3:1"
    return complaint + (drawn.map { "; drawn as \($0)" } ?? "")
  }

  private var drawn: String? {
    guard minimum > 1, let ground = ground.rgb else { return nil }
    let drawn = color.readable(on: ground, ratio: minimum)
    return drawn == color ? nil : drawn.code
  }
}
