import Glibc
import TestSupport
import Testing

/// A terminal with a shell in it, on a tmux server of our own.
final class Tmux {
  let home: Home
  private let socket: String

  /// The shell has job control and puts nothing into the terminal by itself.
  init(
    columns: Int = 80, rows: Int = 24, type: String = "tmux-256color", home: Home = Home(),
    environment: [String: String] = [:]
  ) throws {
    self.home = home
    socket = home.path + "/tmux"
    let configuration = home.file(
      "tmux.conf", "set -g default-terminal \(type)", "set -s escape-time 0",
      "set -g status off", "set -g focus-events on")
    var variables = home.environment.merging(environment) { $1 }
    variables["TERM"] = nil
    // Root's dash has a prompt of its own.
    variables["ENV"] = home.file("shrc", "PS1='$ '", "ulimit -c 0")
    let names = variables.map { ["-e", $0.key + "=" + $0.value] }.flatMap(\.self)
    let shell = "exec env -u TMUX -u TMUX_PANE -u OLDPWD sh -i"
    let child = try Child(
      ["tmux", "-S", socket, "-f", configuration, "new-session", "-d"]
        + ["-x", "\(columns)", "-y", "\(rows)", "-c", home.path] + names + [shell],
      environment: home.environment)
    #expect(child.exit() == .status(0))
    try wait(for: "$")
  }

  deinit { tmux("kill-server") }
}

extension Tmux {
  /// Types a command and Enter into the shell.
  func run(_ command: String) {
    type(command)
    press("Enter")
  }

  /// Runs `termchat` under its own name.
  func start(_ arguments: String = "") { run("\(Binary.termchat) \(arguments)") }

  /// Shows a conversation without any message.
  func startEmpty() throws {
    start("replay /dev/null")
    try wait(for: "› Message")
  }

  func type(_ text: String) { tmux("send-keys", "-l", text) }

  /// Presses keys by tmux's names.
  func press(_ keys: String...) { for key in keys { tmux("send-keys", key) } }

  /// Sends bytes as the terminal itself would, such as a mouse report.
  func send(_ bytes: String) {
    tmux(["send-keys", "-H"] + bytes.utf8.map { String($0, radix: 16) })
  }

  func resize(columns: Int, rows: Int) {
    tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  func closeWindow() { tmux("kill-window") }

  /// The rows of the screen, without trailing blanks.
  var rows: [String] {
    var rows = tmux("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
    rows.removeLast()
    return rows.map(String.init)
  }

  var screen: String { rows.joined(separator: "\n") }

  /// The rows with the escape sequences of their styles.
  var styledScreen: String { tmux("capture-pane", "-p", "-e") }

  /// A variable of the pane, such as `cursor_y` or `alternate_on`.
  func value(_ name: String) -> String {
    String(tmux("display-message", "-p", "#{\(name)}").dropLast())
  }

  /// Where the cursor stands: row and column.
  var cursor: [Int] { [value("cursor_y"), value("cursor_x")].compactMap { Int($0) } }

  @discardableResult
  private func tmux(_ arguments: String...) -> String { tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) -> String {
    let pipe = Pipe()
    let child = try? Child(
      ["tmux", "-S", socket, "-f", "/dev/null"] + arguments, environment: home.environment,
      streams: [.null, .descriptor(pipe.writing), .null])
    pipe.closeWriting()
    var output: [UInt8] = []
    let deadline = Deadline()
    while !deadline.hasPassed, let more = pipe.take() {
      output += more
      if more.isEmpty { usleep(500) }
    }
    _ = child?.exit()
    return String(decoding: output, as: UTF8.self)
  }
}

extension Tmux {
  /// Waits until the screen is as `condition` says; that screen.
  @discardableResult
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: (String) throws -> Bool
  ) throws -> String {
    var seen = ""
    let isMet = try Deadline().reaches {
      seen = screen
      return try condition(seen)
    }
    if isMet { return seen }
    Issue.record("the screen stayed\n\(seen)", sourceLocation: sourceLocation)
    throw NeverCame()
  }

  @discardableResult
  func wait(
    for text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try wait(sourceLocation: sourceLocation) { $0.contains(text) }
  }

  /// Waits until a variable of the pane has a value.
  func wait(
    for name: String, toBe value: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if Deadline().reaches({ self.value(name) == value }) { return }
    Issue.record("\(name) stayed \(self.value(name))", sourceLocation: sourceLocation)
    throw NeverCame()
  }
}
