import CNCurses
import Glibc
import TermChat
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
    let environment = usesColor && options.depth == .rgb ? environment : [:]
    guard
      let opened = Self.open(type, file, environment)
        ?? TerminalFamily.relative(of: type).flatMap({ Self.open($0, file, environment) })
    else {
      fclose(file)
      throw .unknownType(type)
    }
    (screen, self.file) = (opened.screen, file)
    guard termchat_string("cup") != nil else {
      endwin()
      close()
      throw .noCursor(type)
    }
    termchat_set_modes()
    startBuffering()
    if usesColor { startColor(isOurs: opened.isOurs, atMost: options.depth) }
  }

  /// Lets ncurses come back after `endwin`, without the `oc` that would reset the user's palette:
  /// what it writes goes nowhere, and we write what takes the screen. The next frame is drawn
  /// whole.
  func comeBack(on device: TerminalDevice) {
    let descriptor = fileno(file)
    let saved = termchat_mute(descriptor)
    guard saved >= 0 else { return }
    doupdate()
    termchat_unmute(descriptor, saved)
    device.write(Array(Self.entryBytes.utf8))
    termchat_repaint_all()
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

  /// ncurses 6.4 writes after every movement of the cursor until it has come back from `endwin`
  /// once: a page is a hundred system calls then, and one afterwards.
  ///
  /// So it leaves and comes back at once, unheard, or the shell's screen would flash up. Everything
  /// before was written by `keypad`, and the next frame is drawn whole.
  private func startBuffering() {
    let descriptor = fileno(file)
    let saved = termchat_mute(descriptor)
    guard saved >= 0 else { return }
    endwin()
    doupdate()
    termchat_unmute(descriptor, saved)
    termchat_repaint_all()
  }

  private mutating func startColor(isOurs: Bool, atMost most: ColorDepth) {
    let count = Int(termchat_color_count())
    guard count >= 8, start_color() == OK else { return }
    use_default_colors()
    let depth = isOurs ? .rgb : ColorDepth(count: count)
    // A terminal of direct colours has no numbers for more of its palette than the first eight.
    let limit = depth == .rgb && most < .rgb ? .eight : most
    mapping = ColorMapping(
      depth: min(depth, limit), numbering: isOurs ? .paletteAbove : .paletteBelow)
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

  /// What takes the screen, lets all of it scroll, sets plain text and writing over, and lets the
  /// keypad send its keys.
  private static var entryBytes: String {
    // Whoever has `csr` has it as the VT100 did, where no rows mean all rows.
    string("smcup") + (string("csr").isEmpty ? "" : "\u{1B}[r")
      + ["sgr0", "rmir", "smam", "smkx"].map(string).joined()
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
