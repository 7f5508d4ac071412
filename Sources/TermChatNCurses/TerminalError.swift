/// Why no screen could be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// `TERM` is missing, `dumb`, or names a terminal that isn't known.
  case unknownType(String)
  /// The cursor of this type of terminal can't be moved.
  case noCursor(String)
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownType(""): "TERM is not set"
    case .unknownType(let name): "unknown terminal type '\(name)' in TERM"
    case .noCursor(let name): "terminal type '\(name)' can't move its cursor"
    }
  }
}
