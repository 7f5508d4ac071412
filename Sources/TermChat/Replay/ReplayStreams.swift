/// What a replay reads and writes.
public struct ReplayStreams {
  /// The next lines of the script; nil at its end.
  public var lines: () -> [ScriptItem]?
  /// Frames.
  public var output: (String) -> Void
  /// Diagnostics and failed expectations.
  public var errors: (String) -> Void
  /// The recording.
  public var record: (String) -> Void
  /// Looks for a theme.
  public var theme: (ThemeReference) -> ThemeOutcome

  public init(
    lines: @escaping () -> [ScriptItem]?, output: @escaping (String) -> Void = { _ in },
    errors: @escaping (String) -> Void = { _ in }, record: @escaping (String) -> Void = { _ in },
    theme: @escaping (ThemeReference) -> ThemeOutcome = { ThemeOutcome($0) }
  ) {
    self.lines = lines
    self.output = output
    self.errors = errors
    self.record = record
    self.theme = theme
  }
}
