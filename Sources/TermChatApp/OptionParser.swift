import TermChat

/// Reads the command line.
struct OptionParser {
  private var rest: ArraySlice<String>
  private var options = Options()

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func parse() throws(UsageError) -> Options {
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-"), argument != "-" {
        try option(argument)
      } else {
        words.append(argument)
      }
    }
    // Help is given whatever else is asked for.
    if options.command == nil { options.command = try command(words[...]) }
    try checkTask()
    return options
  }
}

/// What is wrong with the command line.
struct UsageError: Error, Equatable {
  var message: String
}

extension OptionParser {
  // Planned, and told apart from what was mistyped.
  private static let later = ["run", "room", "import", "export", "search", "doctor"]

  private func command(_ words: ArraySlice<String>) throws(UsageError) -> Options.Command? {
    var words = words
    let command: Options.Command
    switch words.popFirst() {
    case nil: return nil
    case "demo": command = .demo
    case "replay": command = .replay(file: words.popFirst() ?? "-")
    case "theme": command = .theme(try task(&words))
    case let word? where Self.later.contains(word):
      throw UsageError(message: "“\(word)” isn't there yet in this version")
    case let word?: throw UsageError(message: "no command “\(word)”")
    }
    if let word = words.first {
      throw UsageError(message: "“\(word)” is one argument too many")
    }
    return command
  }

  private func task(_ words: inout ArraySlice<String>) throws(UsageError) -> ThemeTask {
    switch words.popFirst() {
    case "check":
      if words.isEmpty { throw UsageError(message: "theme check needs files") }
      defer { words = [] }
      return .check(files: Array(words))
    case "list": return .list
    case "show":
      guard let theme = words.popFirst(), !theme.isEmpty else {
        throw UsageError(message: "theme show needs a theme's name or a file")
      }
      return .show(theme)
    default: throw UsageError(message: "theme needs check, list or show")
    }
  }

  private func checkTask() throws(UsageError) {
    if case .theme(.show) = options.command, options.format == .cast {
      throw UsageError(message: "theme show draws one picture: --format text, ansi or svg")
    }
    switch options.command {
    case .theme(.check), .help, .version: break
    default:
      if options.json { throw UsageError(message: "--json belongs to theme check") }
    }
  }

  private mutating func option(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { rest = [String(parts[1])] + rest }
    let name = String(parts[0])
    switch name {
    case "--headless": options.screen = .headless
    case "--interactive": options.screen = .interactive
    case "--ascii": options.ascii = true
    case "--json": options.json = true
    case "--help", "-h": options.command = .help
    case "--version": options.command = .version
    default: try valued(name)
    }
    if parts.count == 2, Self.flags.contains(name) {
      throw UsageError(message: "\(name) takes no value")
    }
  }

  private static let flags = [
    "--headless", "--interactive", "--ascii", "--json", "--help", "--version",
  ]

  private mutating func valued(_ name: String) throws(UsageError) {
    switch name {
    case "--size": options.size = try value(name, "COLUMNSxROWS, like 80x24", Self.size)
    case "--format":
      options.format = try value(name, "text, ansi, svg or cast", FrameFormat.init)
    case "--clock":
      options.clock = try value(name, "a time like 2026-01-01T09:00:00Z") {
        Instant(rfc3339: $0)
      }
    case "--theme":
      options.theme = try value(name, "a theme's name or a file") { $0.isEmpty ? nil : $0 }
    case "--colors": options.depth = try value(name, "none, 8, 16, 256 or rgb", Self.depth)
    case "--backdrop": options.backdrop = try value(name, "dark or light", Brightness.init)
    case "--color":
      options.color = try value(name, "auto, always or never", Options.ColorMode.init)
    case "--motion":
      options.motion = try value(name, "auto, full or none", MotionChoice.init)
    case "--record": options.record = try value(name, "a file") { $0.isEmpty ? nil : $0 }
    case "--history":
      options.history = try value(name, "a number of messages") { text in
        Int(text).flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
      }
    default: throw UsageError(message: "no option “\(name)”")
    }
  }

  private mutating func value<Value>(
    _ name: String, _ expected: String, _ read: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let text = rest.popFirst() else {
      throw UsageError(message: "\(name) needs \(expected)")
    }
    guard let value = read(text) else {
      throw UsageError(message: "\(name): expected \(expected), found “\(text)”")
    }
    return value
  }

  private static func depth(_ text: String) -> ColorDepth? {
    switch text {
    case "none": ColorDepth.none
    case "8": .eight
    case "16": .sixteen
    case "256": .palette
    case "rgb": .rgb
    default: nil
    }
  }

  private static func size(_ text: String) -> Size? {
    let numbers = text.split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else { return nil }
    return Size(rows: rows, columns: columns)
  }
}
