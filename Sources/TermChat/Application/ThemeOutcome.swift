/// What came of looking for a theme, outside of the screen.
public struct ThemeOutcome: Equatable, Sendable {
  /// What to put on, such that it needs no file any more; nil leaves the theme on screen.
  public var theme: ThemeReference?
  /// Everything there is to say about the file.
  public var findings: [ThemeFinding] = []
  /// What there is none of: a name, or a path and why it can't be read.
  public var missing: String?

  public init(_ theme: ThemeReference?, findings: [ThemeFinding] = []) {
    self.theme = theme
    self.findings = findings
  }

  public init(missing: String) { self.missing = missing }
}

extension ThemeOutcome {
  /// The id of the banners about themes: the newest takes the place of the one before.
  public static let banner = "theme"

  public var errors: [ThemeFinding] { findings.filter { $0.severity == .error } }

  /// What the user is told on screen; nil when nothing is wrong.
  ///
  /// A file's mistakes stay there until they are mended, or the user sends the banner away.
  public var complaint: Banner? {
    if let missing { return Banner(.warning, "No theme", subtitle: missing, id: Self.banner) }
    let errors = errors
    guard let first = errors.first else { return nil }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    return Banner(
      .warning, theme == nil ? "Theme not loaded" : "Theme loaded in part",
      subtitle: first.description + more, id: Self.banner, duration: .endless)
  }
}
