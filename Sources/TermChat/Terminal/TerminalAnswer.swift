/// What a terminal said about itself when it was asked.
public enum TerminalAnswer: Hashable, Sendable {
  /// Where the cursor stands, zero-based.
  case cursorPosition(Point)
  /// The colour behind the text.
  case background(red: UInt8, green: UInt8, blue: UInt8)
}

extension TerminalAnswer {
  /// Reads the text of an operating system command, such as `11;rgb:1e1e/1e1e/2e2e`.
  init?(command: some Sequence<UInt8>) {
    let parts = String(decoding: Array(command), as: UTF8.self).split(
      separator: ";", maxSplits: 1)
    guard parts.count == 2, parts[0] == "11", let color = Self.color(parts[1]) else { return nil }
    self = .background(red: color.red, green: color.green, blue: color.blue)
  }

  private static func color(_ text: Substring) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let levels = text[text.index(after: colon)...].split(separator: "/").map(level)
    guard levels.count >= 3, let red = levels[0], let green = levels[1], let blue = levels[2]
    else { return nil }
    return (red, green, blue)
  }

  // One to four hexadecimal digits: `f` and `ffff` are both full.
  private static func level(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.utf8.count, let value = UInt16(digits, radix: 16) else { return nil }
    let full = 1 << (4 * digits.utf8.count) - 1
    return UInt8((Int(value) * 255 + full / 2) / full)
  }
}
