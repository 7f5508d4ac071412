import Glibc
import TermChat

/// A small file that the user wrote, read as a whole and without ever waiting.
public enum PlainFile {
  /// Bytes, the most that a line of the protocol may have.
  public static let sizeLimit = ThemeReader.mostBytes

  /// The bytes of a regular file, whatever else `path` may lead to.
  public static func read(_ path: String) throws(FileFailure) -> [UInt8] {
    // C would take what stands before a NUL for the path.
    guard !path.utf8.contains(0) else { throw .system(ENOENT) }
    // Without O_NONBLOCK opening a pipe waits for its writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw .system(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try read(from: file)
    case S_IFDIR: throw .system(EISDIR)
    default: throw .notPlain
    }
  }

  /// The bytes up to the end of what is open.
  public static func read(from file: Int32) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= sizeLimit {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      // Standard input may be one that others don't wait for.
      if count < 0, errno == EAGAIN, Descriptor.isReady(file, for: POLLIN, within: -1) { continue }
      guard count >= 0 else { throw .system(errno) }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
    throw .tooLong
  }

  /// Whether `path` leads to a regular file.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
