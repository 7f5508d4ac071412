/// One line of a script: how long it waits and what it says.
public struct ScriptLine: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case event(ChatEvent)
    case direction(StageDirection)
    /// A recording's first line; only the fields given.
    case ready(SessionOptions)
    /// What the output of a recorded session could show.
    case forms(GlyphForms)
    /// The terminal's background, in a recording.
    case backdrop(Backdrop)
    /// Completions that came from outside, in a recording.
    case completions(CompletionAnswer)
    /// Nothing happens: `x-…`, or a bad line that still had a good `after`.
    case nothing
  }

  /// Delays it and all that follow.
  public var after: Int64
  public var content: Content

  public init(after: Int64 = 0, _ content: Content) {
    self.after = after
    self.content = content
  }
}
