/// What is being typed behind a prefix, for a source outside of the screen to complete.
public struct CompletionQuery: Hashable, Sendable {
  /// The prefix by which a host completes paths of its files.
  public static let paths = "attach"

  public var prefix: String
  /// What stands between the prefix and the caret.
  public var filter: String

  public init(prefix: String, filter: String) {
    self.prefix = prefix
    self.filter = filter
  }
}
