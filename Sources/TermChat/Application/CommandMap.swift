/// Which commands there are: the one table that running, completing and help read.
public struct CommandMap: Sendable {
  /// In the order the help shows them; of two with one name the last counts.
  public let commands: [Command]
  /// Of the commands themselves, and of their arguments.
  let completers: [Completer]
  private let byName: [String: Command]

  public init(_ commands: [Command]) {
    self.commands = commands
    var byName: [String: Command] = [:]
    for command in commands {
      for alias in command.aliases { byName[alias.lowercased()] = command }
    }
    for command in commands { byName[command.name.lowercased()] = command }
    self.byName = byName
    let names = Self.completions(commands)
    completers =
      [Completer(.command, .listed { _ in names })] + commands.flatMap(\.completers)
  }

  private static func completions(_ commands: [Command]) -> [Completion] {
    commands.map {
      Completion($0.name, detail: $0.argument.isEmpty ? $0.help : "\($0.argument)  \($0.help)")
    }
      + commands.flatMap { command in
        command.aliases.map { Completion($0, detail: "as /\(command.name)") }
      }
  }
}

extension CommandMap {
  /// By its name or an alias; case doesn't count.
  public subscript(name: String) -> Command? { byName[name.lowercased()] }

  /// The name that somebody may have meant.
  func nearest(to name: String) -> String? {
    Nearest.name(to: name, among: commands.flatMap { [$0.name] + $0.aliases })
  }
}

extension CompletionTrigger {
  fileprivate static var command: CompletionTrigger {
    var trigger = CompletionTrigger("/", role: .command)
    trigger.onlyAtStart = true
    return trigger
  }
}
