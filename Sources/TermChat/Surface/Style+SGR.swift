extension Style {
  /// The shortest SGR sequence from another style to this one; empty if they are equal.
  func sgr(after previous: Style) -> String {
    guard self != previous else { return "" }
    let change = codes(after: previous)
    let anew = ["0"] + codes(after: .plain)
    let codes = [change, anew].map { $0.joined(separator: ";") }
    return "\u{1B}[\(codes[1].utf8.count < codes[0].utf8.count ? codes[1] : codes[0])m"
  }

  private func codes(after previous: Style) -> [String] {
    var codes: [String] = []
    let removed = previous.attributes.subtracting(attributes)
    var added = attributes.subtracting(previous.attributes)
    if !removed.isDisjoint(with: [.bold, .dim]) {
      // One code ends both.
      codes.append("22")
      added.formUnion(attributes.intersection([.bold, .dim]))
    }
    for (attribute, on, off) in Self.attributeCodes {
      if removed.contains(attribute), off != "22" { codes.append(off) }
      if added.contains(attribute) { codes.append(on) }
    }
    if foreground != previous.foreground { codes.append(foreground.sgr(base: 30)) }
    if background != previous.background { codes.append(background.sgr(base: 40)) }
    return codes
  }

  private static let attributeCodes: [(Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.reverse, "7", "27"), (.strikethrough, "9", "29"),
  ]
}

extension Color {
  /// The code for a foreground (base 30) or a background (base 40).
  fileprivate func sgr(base: Int) -> String {
    switch value {
    case .terminal: "\(base + 9)"
    case .palette(let index) where index < 8: "\(base + Int(index))"
    case .palette(let index) where index < 16: "\(base + 52 + Int(index))"
    case .palette(let index): "\(base + 8);5;\(index)"
    case .rgb(let value):
      "\(base + 8);2;\(value >> 16);\(value >> 8 & 0xFF);\(value & 0xFF)"
    }
  }
}
