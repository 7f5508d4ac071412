import Glibc

/// A file that isn't there yet: what stands in one is never written over.
struct NewFile: Sendable {
  let path: String

  /// Writes it, readable as the user's mask has it; nothing stays behind when that fails.
  func write(_ text: String) throws(FileFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o644)
    guard file >= 0 else { throw .system(errno) }
    let isWritten = text.withBytes { Descriptor.write($0, to: file) }
    let code = errno
    let isClosed = close(file) == 0
    guard isWritten, isClosed else {
      unlink(path)
      throw .system(isWritten ? errno : code)
    }
  }
}
