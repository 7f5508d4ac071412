/// Which key does what where, and how the help says it: the one table.
public struct KeyMap: Sendable {
  public enum Context: String, Hashable, Sendable, CaseIterable {
    case composer = "Writing"
    /// Asked before `composer`, while completions are offered.
    case completion = "Completing"
    case conversation = "Reading"
    /// Asked before `conversation`, for what can be done with the message under the cursor.
    case message = "The message under the cursor"
    case selection = "Selecting"
    case search = "Searching"
    case banner = "The banner"
    case everywhere = "Everywhere"
    case panel = "Panels"
  }

  public struct Binding: Sendable {
    public var context: Context
    public var keys: [String]
    public var action: Action
    public var help: String

    /// `keys` by their names, as `Key(name:)` reads them; a name it doesn't know is bound to nothing.
    public init(_ context: Context, _ keys: [String], _ action: Action, _ help: String) {
      self.context = context
      self.keys = keys
      self.action = action
      self.help = help
    }
  }

  /// In the order the help shows them.
  public let bindings: [Binding]
  private let actions: [Context: [Key: Action]]

  public init(_ bindings: [Binding]) {
    self.bindings = bindings
    var actions: [Context: [Key: Action]] = [:]
    for binding in bindings {
      for key in binding.keys.compactMap(Key.init(name:)) {
        actions[binding.context, default: [:]][key] = binding.action
      }
    }
    self.actions = actions
  }

  /// What `key` does in `context`; what it does everywhere comes last.
  public func action(for key: Key, in context: Context) -> Action? {
    action(for: key, only: context) ?? action(for: key, only: .everywhere)
  }

  /// What `key` does in `context` and nowhere else.
  public func action(for key: Key, only context: Context) -> Action? { actions[context]?[key] }
}
