/// What completes the words behind a prefix.
public struct Completer: Sendable {
  public enum Source: Sendable {
    /// Listed once, when completing begins; what is typed then chooses among them.
    case listed(@Sendable (CompletionScene) -> [Completion])
    /// Found anew for whatever is typed behind the prefix, in the order in which they are offered.
    ///
    /// Runs between two keys, so it must be quick.
    case known(@Sendable (String, CompletionScene) -> [Completion])
    /// Asked of the host by this name; nobody waits for the answer.
    case asked(String)
  }

  public var trigger: CompletionTrigger
  public var source: Source
  /// May say no when completing is about to begin.
  public var mayBegin: @Sendable (CompletionSession) -> Bool = { _ in true }
  /// May say no when a completion is about to come into the text.
  public var mayAccept: @Sendable (Completion, CompletionSession) -> Bool = { _, _ in true }

  public init(_ trigger: CompletionTrigger, _ source: Source) {
    self.trigger = trigger
    self.source = source
  }
}
