import Glibc
import TermChat

/// Why a file can't be read.
public enum FileFailure: Error, Hashable, Sendable {
  case system(Int32)
  /// A pipe or a device, which might never end.
  case notPlain
  case tooLong
  /// Written on one line it is longer than a recording's lines may be.
  case tooLongForLine

  /// There is none.
  public static let missing = FileFailure.system(ENOENT)
}

extension FileFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .system(let code): SystemError.text(code)
    case .notPlain: "not a plain file"
    case .tooLong: ThemeReader.tooLong
    case .tooLongForLine: "as one line of a recording longer than 1 MiB"
    }
  }
}
