/// What can be written behind a slash as the first thing in a message.
public struct Command: Sendable {
  /// Without the slash.
  public var name: String
  public var aliases: [String]
  /// How help shows what stands behind it: `TEXT`, `NAME|FILE`; in brackets what may be left out;
  /// "" where nothing does.
  public var argument: String
  public var help: String
  public var action: CommandAction
  /// What completes its argument.
  public var source: Completer.Source?
  /// How many spaces a completed argument may have.
  public var mostSpaces = 0

  public init(
    _ name: String, aliases: [String] = [], argument: String = "",
    _ action: CommandAction = .request, completing source: Completer.Source? = nil, help: String
  ) {
    self.name = name
    self.aliases = aliases
    self.argument = argument
    self.action = action
    self.source = source
    self.help = help
  }
}

extension Command {
  /// `/topic TEXT`.
  public var usage: String { argument.isEmpty ? "/\(name)" : "/\(name) \(argument)" }

  /// It does nothing without what stands behind it.
  public var needsArgument: Bool { !argument.isEmpty && !argument.hasPrefix("[") }

  /// Of its argument, behind each of its names.
  var completers: [Completer] {
    guard let source else { return [] }
    return ([name] + aliases).map { name in
      var trigger = CompletionTrigger("/\(name) ", role: .command)
      trigger.onlyAtStart = true
      trigger.mostSpaces = mostSpaces
      return Completer(trigger, source)
    }
  }
}
