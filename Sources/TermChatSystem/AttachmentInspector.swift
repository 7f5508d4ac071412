import Glibc
import TermChat

/// Looks whether a file can be sent, without opening it.
///
/// A file of a network that is away may keep it waiting for ever, so it is asked on a thread.
struct AttachmentInspector: Sendable {
  /// The most bytes of one file, 100 MB: what chats of our day take.
  static let mostBytes: Int64 = 100_000_000

  private let paths: UserPath

  /// Relative paths start from `folder`, or where the process stands.
  init(
    environment: [String: String] = ProcessEnvironment.current, folder: String? = nil
  ) {
    paths = UserPath(environment: environment, folder: folder)
  }

  /// The file that `path` leads to: absolute, `~/…`, relative or a `file://` address.
  func inspect(_ path: String) throws(AttachmentFailure) -> Attachment {
    let path = try paths.absolute(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.failure(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .special
    }
    let bytes = Int64(status.st_size)
    guard bytes <= Self.mostBytes else { throw .tooBig(bytes) }
    guard access(path, R_OK) == 0 else { throw Self.failure(errno) }
    return Attachment(path: path, bytes: bytes)
  }

  private static func failure(_ code: Int32) -> AttachmentFailure {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .missing
    default: .system(code)
    }
  }
}

extension AttachmentInspector {
  /// What becomes of files that the user wants to send: those that can be come for the composer, the
  /// others with a warning.
  ///
  /// A pasted text that is no path of files after all is text, without a word.
  func events(for paths: [String], pasted: String?) -> [Event] {
    var files: [Attachment] = []
    var failures: [(path: String, failure: AttachmentFailure)] = []
    for path in paths {
      do {
        files.append(try inspect(path))
      } catch {
        failures.append((path, error))
      }
    }
    if pasted != nil, failures.contains(where: \.failure.isNoFile) { return [] }
    var events: [Event] = []
    if !files.isEmpty {
      events.append(.drafted(DraftUpdate(attach: files, replacing: pasted)))
    }
    if !failures.isEmpty { events.append(.chat(.banner(Self.warning(of: failures)))) }
    return events
  }

  // More lines are no longer read.
  private static let mostTold = 3

  private static func warning(
    of failures: [(path: String, failure: AttachmentFailure)]
  ) -> Banner {
    var lines = failures.prefix(mostTold).map { "\($0.path): \($0.failure)" }
    if failures.count > lines.count { lines.append("and \(failures.count - lines.count) more") }
    return Banner(
      .warning, "Not attached", subtitle: lines.joined(separator: "\n"), id: "attach")
  }
}
