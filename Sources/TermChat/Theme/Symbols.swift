/// The signs the screen is made of: lines, marks and arrows, in Unicode or in plain ASCII.
public struct Symbols: Hashable, Sendable {
  public var horizontal = "─"
  public var vertical = "│"
  public var topLeft = "╭"
  public var topRight = "╮"
  public var bottomLeft = "╰"
  public var bottomRight = "╯"
  public var squareTopLeft = "┌"
  public var squareTopRight = "┐"
  public var squareBottomLeft = "└"
  public var squareBottomRight = "┘"
  public var cursor = "▸"
  public var quote = "▎"
  public var sending = "◌"
  public var sent = "✓"
  public var delivered = "✓✓"
  public var failed = "!"
  public var more = "▼"
  public var dot = "●"
  public var faintDot = "○"
  public var prompt = "›"
  public var ellipsis = "…"
  public var retry = "⟳"
  public var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  public var error = "✖"
  public var warning = "⚠"
  public var message = "ℹ"
  public var success = "✔"
  public var picture = "▦"
  public var play = "▶"
  // U+23F8 is an emoji of one or of two columns; this is a line that every font has.
  public var pause = "║"
  public var done = "▓"
  public var undone = "░"
  public var pin = "◉"
  public var meridian = "┊"
  public var parallel = "┄"
  public var crossing = "┼"
  public var left = "‹"
  public var right = "›"
  public var up = "↑"
  public var down = "↓"
  public var send = "↵"
  public var file = "▤"
  public var separator = "·"
  public var times = "×"
  public var range = "–"
  /// By the level of the list.
  public var bullets = ["•", "◦", "▪"]
  public var checked = "[✓]"
  public var unchecked = "[ ]"
  /// Nothing but ASCII is shown.
  public private(set) var isASCII = false

  public static let unicode = Symbols()

  public static let ascii = Symbols(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
    bottomRight: "+", squareTopLeft: "+", squareTopRight: "+", squareBottomLeft: "+",
    squareBottomRight: "+", cursor: ">", quote: "|", sending: ".",
    sent: "v", delivered: "vv", failed: "!", more: "v", dot: "o", faintDot: ".", prompt: ">",
    ellipsis: "...", retry: "R", spinner: ["|", "/", "-", "\\"], error: "x",
    warning: "!", message: "i", success: "v",
    picture: "#", play: ">", pause: "=", done: "#", undone: ".", pin: "@", meridian: ":",
    parallel: ".", crossing: "+", left: "<", right: ">", up: "^", down: "v", send: ">",
    file: "#", separator: "-", times: "x", range: "-",
    bullets: ["*", "-", "+"], checked: "[x]", isASCII: true)
}
