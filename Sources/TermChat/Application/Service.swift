/// What a screen wants of its host, besides requests to the other side.
///
/// What comes of it is an event: something for the draft, a banner, a theme, completions.
public enum Service: Hashable, Sendable {
  /// Look at these files; those that can be sent come as `drafted`, what is wrong with the others as a
  /// banner. Where they were pasted, `pasted` is the text that stands for them.
  case attach(paths: [String], pasted: String?)
  /// Find completions, without keeping anybody waiting; they come as `completed`.
  case complete(CompletionQuery)
  /// Keep what is being written, so that it survives this process; an empty text ends that.
  case keep(DraftUpdate)
  /// Keep what was sent, for the next session's history.
  case remember(String)
  /// Look for a theme and put it on.
  case wear(ThemeReference)
  /// Write a new file; a banner tells what came of it.
  case write(path: String, text: String)
}
