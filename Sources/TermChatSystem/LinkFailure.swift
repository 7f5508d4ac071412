/// Why a link wasn't opened.
public enum LinkFailure: Error, Hashable, Sendable {
  /// Neither `http`, `https` nor `mailto`, or something hides in it.
  case refused
  /// There is neither `$BROWSER` nor `xdg-open`.
  case noOpener
  case notStarted(SystemError)
  /// The program ended soon, with this exit status.
  case failed(String, status: Int32)
}

extension LinkFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused: "only web and mail links are opened"
    case .noOpener: "there is neither $BROWSER nor xdg-open"
    case .notStarted(let error): "\(error)"
    case .failed(let program, let status): "\(program) ended with status \(status)"
    }
  }
}
