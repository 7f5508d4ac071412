/// What a theme file says, and what is wrong with it.
public struct ThemeReading: Hashable, Sendable {
  /// Nil when the file is no theme at all; what it says wrong is left at its default otherwise.
  public var family: ThemeFamily?
  /// The file's value, for a theme that is passed on as it is.
  public var design: JSON?
  /// In the order of the file.
  public var findings: [ThemeFinding] = []

  public init() {}
}
