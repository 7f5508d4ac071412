import Glibc
import TermChat

/// What was sent in a conversation, on disk: a JSON string a line, the newest last.
struct HistoryFile: Sendable {
  // The newest ones are read, as many as can be recalled.
  private static let mostRead = InputHistory.most
  // Bytes that are read: what so many usually take, and what a start may cost.
  private static let mostBytes = 4 << 20

  private let file: StateFile

  /// Nil without a place to keep it.
  init?(conversation: String, environment: [String: String]) {
    guard let file = StateFile("history", of: conversation, in: environment) else { return nil }
    self.file = file
  }
}

extension HistoryFile {
  var path: String { file.path }

  /// Oldest first; lines that are none are passed over. A file that has grown long is made short.
  func read() -> [String] {
    guard let (bytes, isCut) = tail() else { return [] }
    var lines = bytes.split(separator: 0x0A)
    // The first one may have lost its beginning.
    if isCut { lines = Array(lines.dropFirst()) }
    let texts = lines.suffix(Self.mostRead).compactMap { JSON.read($0).value?.string }
    if isCut || lines.count > 2 * Self.mostRead { compact() }
    return texts
  }

  /// Adds a text, behind whatever another process adds or makes short meanwhile.
  func append(_ text: String) throws(SystemError) {
    guard case .held(let lock) = file.lock(LOCK_EX) else { throw SystemError("lock \(file.path)") }
    defer { close(lock) }
    let log = open(file.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard log >= 0 else { throw SystemError("write \(file.path)") }
    defer { close(log) }
    let line = (Self.isTorn(log) ? "\n" : "") + JSON.string(text).text + "\n"
    guard line.withBytes({ Descriptor.write($0, to: log) }) else {
      throw SystemError("write \(file.path)")
    }
  }

  /// Its last line has no end: a process or a disk came to its own in the midst of it.
  private static func isTorn(_ log: Int32) -> Bool {
    let end = lseek(log, 0, SEEK_END)
    var last: UInt8 = 0
    return end > 0 && pread(log, &last, 1, end - 1) == 1 && last != 0x0A
  }

  /// The last bytes of the file, and whether there are more before them.
  private func tail() -> (bytes: [UInt8], isCut: Bool)? {
    let log = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard log >= 0 else { return nil }
    defer { close(log) }
    var status = stat()
    guard fstat(log, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let isCut = status.st_size > Self.mostBytes
    if isCut { lseek(log, -Self.mostBytes, SEEK_END) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 2 * Self.mostBytes {
      let count = Glibc.read(log, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return (bytes, isCut)
  }

  /// Leaves the newest ones; where another process is at it, that one does.
  private func compact() {
    guard case .held(let lock) = file.lock(LOCK_EX | LOCK_NB) else { return }
    defer { close(lock) }
    guard let (bytes, isCut) = tail() else { return }
    let lines = bytes.split(separator: 0x0A).dropFirst(isCut ? 1 : 0).suffix(Self.mostRead)
    let kept = lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    try? file.write(kept)
  }
}
