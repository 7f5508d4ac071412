/// A text of a theme on its background, as a file states them.
struct ThemeContrast {
  /// What findings call the two.
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

  /// What to say of it; `isAtText` when the value that is told is the text's, not what is behind.
  func message(_ ratio: Double, isAtText: Bool) -> String {
    let other = isAtText ? background : text
    if color == ground { return "the same as \(other): it can't be read" + drawn }
    return "contrast of \(Self.shown(ratio)):1 to \(other), below 3:1" + drawn
  }

  private static func shown(_ ratio: Double) -> String {
    // Less than three is never shown as three.
    let hundredths = min(299, Int(ratio * 100 + 0.5))
    return "\(hundredths / 100).\((hundredths % 100).digits(2))"
  }

  private var drawn: String {
    guard minimum > 1, let ground = ground.rgb else { return "" }
    let drawn = color.readable(on: ground, ratio: minimum)
    return drawn == color ? "" : "; the text is drawn as " + drawn.code
  }
}
