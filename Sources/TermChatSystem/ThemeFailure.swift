public import TermChat

/// Why there is nothing to read a theme from.
public enum ThemeFailure: Error, Hashable, Sendable {
  case unknown(name: String)
  case unreadable(path: String, FileFailure)
}

extension ThemeFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let name): name
    case .unreadable(let path, let failure): "\(path): \(failure)"
    }
  }

  public var outcome: ThemeOutcome { ThemeOutcome(missing: description) }
}
