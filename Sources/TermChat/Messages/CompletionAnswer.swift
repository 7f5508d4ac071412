/// What a source outside of the screen found for a query.
public struct CompletionAnswer: Hashable, Sendable {
  public var query: CompletionQuery
  /// In the order in which they are offered.
  public var completions: [Completion]

  public init(_ query: CompletionQuery, _ completions: [Completion]) {
    self.query = query
    self.completions = completions
  }
}
