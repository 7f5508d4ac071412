/// Something to say about a theme file: `FILE:LINE:COLUMN: error: KEY: what`.
public struct ThemeFinding: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A mistake: an unknown key, a wrong type, a bad colour, syntax.
    case error
    /// It works, but it may not look as meant: low contrast.
    case warning
    case information
  }

  public var severity: Severity
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in code points.
  public var column: Int
  /// The key's path (`Error.titleTextColor`); "" for the whole file.
  public var key: String
  public var message: String

  public init(
    _ severity: Severity, file: String, line: Int, column: Int, key: String = "", _ message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.key = key
    self.message = message
  }

  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(key.isEmpty ? "" : key + ": ")\(message)"
  }
}
