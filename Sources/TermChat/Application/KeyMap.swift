/// Which key does what where, and how the help says it: the one table.
public struct KeyMap: Sendable {
  public enum Context: String, Hashable, Sendable, CaseIterable {
    case composer = "Writing"
    case history = "Searching what was sent"
    /// Asked before `composer`, while completions are offered.
    case completion = "Completing"
    case conversation = "Reading"
    /// Asked before `conversation`, for what can be done with the message under the cursor.
    case message = "The message under the cursor"
    case selection = "Selecting"
    case search = "Searching"
    case banner = "The banner"
    case tab = "A panel of the input bar"
    case everywhere = "Everywhere"
    case panel = "Panels"
  }

  public struct Binding: Sendable {
    public var context: Context
    public var keys: [String]
    public var action: Action
    public var help: String

    /// `keys` by their names, as `Key(name:)` reads them, or two of them with a space between, to
    /// be pressed one after the other; a name it doesn't know is bound to nothing.
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
  /// By the first key, then the second one.
  private let pairs: [Context: [Key: [Key: Action]]]

  public init(_ bindings: [Binding]) {
    self.bindings = bindings
    var actions: [Context: [Key: Action]] = [:]
    var pairs: [Context: [Key: [Key: Action]]] = [:]
    for binding in bindings {
      for name in binding.keys {
        let strokes = name.split(separator: " ").map { Key(name: String($0)) }
        switch (strokes.count, strokes.first ?? nil, strokes.last ?? nil) {
        case (1, let key?, _): actions[binding.context, default: [:]][key] = binding.action
        case (2, let first?, let second?):
          pairs[binding.context, default: [:]][first, default: [:]][second] = binding.action
        default: break
        }
      }
    }
    self.actions = actions
    self.pairs = pairs
  }

  /// What `key` does in `context`; what it does everywhere comes last.
  public func action(for key: Key, in context: Context) -> Action? {
    action(for: key, only: context) ?? action(for: key, only: .everywhere)
  }

  /// What `key` does in `context` and nowhere else.
  public func action(for key: Key, only context: Context) -> Action? { actions[context]?[key] }

  /// What two keys, one after the other, do in `context` and nowhere else.
  public func action(for second: Key, after first: Key, only context: Context) -> Action? {
    pairs[context]?[first]?[second]
  }

  /// Whether `key` is the first of two in `context`; then it does nothing by itself there.
  public func begins(_ key: Key, in context: Context) -> Bool { pairs[context]?[key] != nil }
}
