@testable import TermChat

extension Surface {
  /// Draws ASCII and characters of one column; `width` says otherwise for all of them.
  mutating func write(
    _ text: String, row: Int, column: Int, style: Style = .plain, width: UInt8 = 1
  ) {
    let glyphs = text.unicodeScalars.map { Glyph($0.value, columns: width) }
    draw(glyphs, style, at: Point(row: row, column: column), in: bounds)
  }

  /// A conversation of boxes left and right under a title and above a composer, `first` line on top.
  static func chat(_ size: Size, from first: Int, colors: (Color, Color)) -> Surface {
    var surface = Surface(size: size)
    let bar = Style(.terminal, on: .terminal, .reverse)
    surface.write(pad("Ada and Grace", size.columns), row: 0, column: 0, style: bar)
    for row in 1..<(size.rows - 3) { surface.chatLine(first + row, row: row, colors: colors) }
    let bottom = size.rows - 3
    surface.write(
      "╭" + String(repeating: "─", count: size.columns - 2) + "╮", row: bottom, column: 0)
    surface.write("│ a draft", row: bottom + 1, column: 0)
    surface.write("│", row: bottom + 1, column: size.columns - 1)
    surface.write(
      "╰" + String(repeating: "─", count: size.columns - 2) + "╯", row: bottom + 2, column: 0)
    return surface
  }

  private mutating func chatLine(_ line: Int, row: Int, colors: (Color, Color)) {
    let isOutgoing = line / 5 % 2 == 1
    let style = Style(isOutgoing ? colors.1 : colors.0)
    let left = isOutgoing ? size.columns - 62 : 2
    let dashes = String(repeating: "─", count: 58)
    switch line % 5 {
    case 0: write("╭\(dashes)╮", row: row, column: left, style: style)
    case 1, 2:
      let words = (0..<8).map { Self.words[(line * 7 + $0 * ($0 + line)) % Self.words.count] }
      let text = Self.pad(words.joined(separator: " "), 56)
      write("│ ", row: row, column: left, style: style)
      write(text, row: row, column: left + 2)
      write(" │", row: row, column: left + 58, style: style)
    case 3:
      write("╰\(Self.pad(dashes, 50)) 12:\(10 + line % 50) ╯", row: row, column: left, style: style)
    default: break
    }
  }

  private static let words = [
    "engine", "of", "the", "difference", "loom", "weaves", "algebra", "numbers", "a", "pattern",
    "was", "compiled", "yesterday", "ship", "computer", "bug", "moth", "relay", "note", "memory",
  ]

  private static func pad(_ text: String, _ columns: Int) -> String {
    String(text.prefix(columns)) + String(repeating: " ", count: max(0, columns - text.count))
  }
}
