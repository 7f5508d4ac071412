/// A colour as a theme file writes it, with its alpha.
struct ThemeColor: Hashable, Sendable {
  var color: Color
  /// 255 for a colour that nothing shines through.
  var alpha: UInt8 = 255

  /// `#RGB`, `#RRGGBB`, `#ARGB` or `#AARRGGBB`, with or without `#`, or a colour's name.
  init?(_ text: String) {
    if let color = Self.named(text) {
      self.color = color
    } else if let value = Self.hexadecimal(text) {
      color = .rgb(value)
      alpha = UInt8(truncatingIfNeeded: value >> 24)
    } else {
      return nil
    }
  }

  init(_ color: Color) { self.color = color }

  var opacity: Double { Double(alpha) / 255 }

  /// What is seen where it lies over `ground` (`0xRRGGBB`).
  func over(_ ground: UInt32) -> Color {
    alpha == 255 ? color : color.blended(with: ground, 1 - opacity)
  }
}

extension ThemeColor {
  /// The names of the first 16 palette colours, in their order.
  static let names: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-" + $0 }
  }()

  static let terminalName = "terminal"
  static let palettePrefix = "palette-"

  private static func named(_ text: String) -> Color? {
    // Nearly all colours are numbers.
    guard text.utf8.first != UInt8(ascii: "#") else { return nil }
    if text == terminalName { return .terminal }
    if text.hasPrefix(palettePrefix) {
      let digits = text.utf8.dropFirst(palettePrefix.utf8.count)
      guard 1...3 ~= digits.count, digits.allSatisfy({ $0.hexDigit.map { $0 < 10 } ?? false })
      else { return nil }
      return UInt8(Substring(digits)).map(Color.palette)
    }
    return names.firstIndex(of: text).map { .palette(UInt8(clamping: $0)) }
  }

  /// `0xAARRGGBB`.
  private static func hexadecimal(_ text: String) -> UInt32? {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
    guard digitCounts.contains(digits.count) else { return nil }
    let isShort = digits.count <= 4
    var value: UInt32 = digits.count.isMultiple(of: 4) ? 0 : 0xFF
    for byte in digits {
      guard let digit = byte.hexDigit else { return nil }
      value = isShort ? value << 8 | digit * 0x11 : value << 4 | digit
    }
    return value
  }

  private static let digitCounts: Set = [3, 4, 6, 8]
}

extension ThemeColor {
  static let expected = "a colour (#RRGGBB, #AARRGGBB or a name)"

  /// Why `text` is no colour.
  static func complaint(about text: String) -> String {
    let shown = JSON.string(text).excerpt
    if text.isEmpty { return "expected \(expected), found \"\"" }
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
    let isNumber = digits.utf8.allSatisfy { $0.hexDigit != nil }
    if isNumber {
      return "\(shown) is no colour: \(digits.utf8.count) digits, not 3, 4, 6 or 8"
    }
    if digits.utf8.count < text.utf8.count {
      let wrong = digits.first { !$0.isHexDigit || !$0.isASCII }.map(String.init) ?? ""
      return "\(shown) is no colour: \(JSON.string(wrong).excerpt) is no hexadecimal digit"
    }
    let near = Nearest.name(to: text, among: names + [terminalName])
    return "\(shown) is no colour" + (near.map { "; did you mean \($0)?" } ?? "")
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit's byte.
  fileprivate var hexDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
