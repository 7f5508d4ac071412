/// The modes we turn on round ncurses' own, and the bytes that turn them off again.
struct TerminalModes: Sendable {
  private let numbers: [Int]
  private let mouse: [Int]
  /// Whether titles and synchronized output are understood, or at least ignored.
  let isModern: Bool

  init(type: String, options: TerminalOptions) {
    isModern = !Self.plain.contains { type.hasPrefix($0) }
    mouse = options.mouse && isModern ? [1000, 1002, 1006] : []
    numbers = isModern ? [2004] + mouse + [1004] : []
  }

  // Consoles and old machines, some of which print what they don't know.
  private static let plain = [
    "linux", "vt", "cons25", "wsvt", "sun", "ansi", "pcansi", "hurd", "mach", "cygwin", "bterm",
    "jfbterm", "kon",
  ]

  /// Bracketed paste, buttons and wheel, dragging, reports of any size, focus.
  var on: String { numbers.map { "\u{1B}[?\($0)h" }.joined() }

  var off: String { numbers.reversed().map { "\u{1B}[?\($0)l" }.joined() }

  /// Reports of the mouse alone: without them the terminal selects text with it.
  func mouse(_ isOn: Bool) -> String {
    (isOn ? mouse : mouse.reversed()).map { "\u{1B}[?\($0)\(isOn ? "h" : "l")" }.joined()
  }

  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
  /// Asks for the colour behind the text. It ends in BEL: so does the answer then, and no ESC of it
  /// can be taken for a key; terminals that know no such question skip either end.
  static let askBackground = "\u{1B}]11;?\u{07}"
  static let pushTitle = "\u{1B}[22;2t"
  static let popTitle = "\u{1B}[23;2t"

  /// The command that sets the window's title, without any control character in it.
  static func title(_ text: String) -> String {
    let clean = text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
    return "\u{1B}]2;\(String(String.UnicodeScalarView(clean.prefix(200))))\u{1B}\\"
  }
}
