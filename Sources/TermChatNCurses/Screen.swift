import CNCurses
import Glibc
import TermChatSystem

/// An ncurses screen on a terminal, from `newterm` to `delscreen`.
struct Screen {
  // newterm's answer, used for nothing but delscreen, in `close()`.
  private let screen: OpaquePointer
  // FILE is how ncurses takes a descriptor; it writes to that itself, with a buffer of its own.
  private let file: UnsafeMutablePointer<FILE>
  /// Nil where colours are not wanted.
  private(set) var mapping = ColorMapping(depth: .none)

  init(
    on device: TerminalDevice, environment: [String: String], options: TerminalOptions
  ) throws(TerminalError) {
    let type = environment["TERM", default: ""]
    guard !["", "dumb", "unknown"].contains(type) else { throw .unknownType(type) }
    // A copy, since closing the file closes the descriptor.
    guard let file = fdopen(fcntl(device.descriptor, F_DUPFD_CLOEXEC, 3), "r+") else {
      throw .unknownType(type)
    }
    let usesColor = options.usesColor(environment)
    termchat_prepare()
    guard let opened = Self.open(type, file, usesColor ? environment : [:]) else {
      fclose(file)
      throw .unknownType(type)
    }
    (screen, self.file) = (opened.screen, file)
    guard termchat_string("cup") != nil else {
      endwin()
      close()
      throw .noCursor(type)
    }
    termchat_keep_palette()
    termchat_set_modes()
    // Before there are colours: coming back with them would reset the terminal's palette.
    termchat_buffer_output(fileno(file))
    if usesColor { startColor(isOurs: opened.isOurs) }
  }

  /// Frees everything; the terminal has to be given back before.
  func close() {
    delscreen(screen)
    fclose(file)
  }
}

extension Screen {
  private static func open(
    _ type: String, _ file: UnsafeMutablePointer<FILE>, _ environment: [String: String]
  ) -> (screen: OpaquePointer, isOurs: Bool)? {
    if let direct = DirectColor(type: type, environment: environment),
      let directory = direct.directory(),
      let screen = DirectColor.searching(directory, { newterm(direct.name, file, file) })
    {
      return (screen, true)
    }
    return newterm(type, file, file).map { ($0, false) }
  }

  private mutating func startColor(isOurs: Bool) {
    let count = Int(termchat_color_count())
    guard count >= 8, start_color() == OK else { return }
    use_default_colors()
    mapping = ColorMapping(
      depth: isOurs ? .rgb : ColorDepth(count: count),
      numbering: isOurs ? .paletteAbove : .paletteBelow)
  }
}

extension Screen {
  /// How many colours terminfo says a type of terminal has; nil for one it doesn't know.
  static func colorCount(of type: String) -> Int? {
    var status: Int32 = 0
    guard setupterm(type, 1, &status) == OK else { return nil }
    defer { del_curterm(termchat_current_entry()) }
    return Int(termchat_color_count())
  }

  /// What gives the terminal back when nothing but `write` can be called any more.
  static var emergencyBytes: String {
    ["rmkx", "sgr0", "op", "cnorm", "rmcup"].map(string).joined()
  }

  private static func string(_ capability: String) -> String {
    // terminfo's strings end in 0.
    termchat_string(capability).map { withoutPadding(String(cString: $0)) } ?? ""
  }

  /// Cuts out `$<…>`, which asks for a pause.
  private static func withoutPadding(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "$"), let close = rest[open...].firstIndex(of: ">"),
      rest[open...].hasPrefix("$<")
    {
      result += rest[..<open]
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}
