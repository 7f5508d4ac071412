/// A pattern that is no regular expression.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The detector that was to have it.
  public var name: String
  public var pattern: String
  public var reason: String

  public init(name: String, pattern: String, reason: String) {
    self.name = name
    self.pattern = pattern
    self.reason = reason
  }

  public var description: String { "\(name): \(pattern.debugDescription): \(reason)" }
}
