import Glibc

/// Sends what is written to standard error into the log while the screen is ours.
///
/// Standard error that doesn't go to a terminal is left alone: the user sent it somewhere.
/// Swift's "Fatal error: …" goes there before a crash, and any library's complaint.
public final class ErrorLog {
  private static let sizeLimit = 1 << 20

  private var original: Int32 = -1
  private var isActive = false

  /// Redirects descriptor 2 into `log` of the state directory, or into nothing where that can't be.
  public init(environment: [String: String]) {
    // A descriptor that was closed counts as a terminal: it may become one.
    guard isatty(2) == 1 || errno == EBADF else { return }
    let log = Self.open(environment)
    guard log >= 0 else { return }
    original = fcntl(2, F_DUPFD_CLOEXEC, 3)
    // Standard error may have been closed by whoever started us; then it is closed again later.
    dup2(log, 2)
    Glibc.close(log)
    isActive = true
  }

  deinit { close() }

  /// Puts standard error back; more calls do nothing.
  public func close() {
    guard isActive else { return }
    isActive = false
    guard original >= 0 else {
      Glibc.close(2)
      return
    }
    dup2(original, 2)
    Glibc.close(original)
  }
}

extension ErrorLog {
  private static func open(_ environment: [String: String]) -> Int32 {
    if let directory = UserDirectory.state.make(in: environment) {
      let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let log = Glibc.open(directory + "/log", flags, 0o600)
      if log >= 0 {
        truncate(log)
        return log
      }
    }
    return Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  private static func truncate(_ log: Int32) {
    var status = stat()
    guard fstat(log, &status) == 0, status.st_size > sizeLimit else { return }
    ftruncate(log, 0)
  }
}
