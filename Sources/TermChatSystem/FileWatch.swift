import Glibc

/// Tells when a file was written, by whatever way an editor takes: in place, renamed over it, or
/// removed and made anew.
///
/// It watches the file's folder and, where the file is a link, also that of what it leads to.
final class FileWatch {
  /// Readable when something happened in a folder.
  let descriptor: Int32
  private let path: String
  private var marks: [Mark] = []

  private struct Mark: Equatable {
    var watch: Int32
    var name: [UInt8]
  }

  // IN_CREATE is for links alone: a file just made is still empty.
  private static let wanted = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ONLYDIR)
  // struct inotify_event without its name: watch, mask, cookie, length; four bytes each.
  private static let head = 16
  private static let chunk = 1 << 14

  /// Nil when the system has no more watches, or the folder can't be read.
  init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.path = path
    mark()
    if marks.isEmpty { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether the file is another one than at the last time; takes everything that happened.
  func drain() -> Bool {
    var isChanged = false
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
      if concerns(chunk.prefix(count)) { isChanged = true }
    }
    // A link may lead elsewhere now.
    if isChanged { mark() }
    return isChanged
  }
}

extension FileWatch {
  private func mark() {
    let old = marks
    marks = []
    add(path)
    if let target = Self.target(of: path) { add(target) }
    for mark in old where !marks.contains(where: { $0.watch == mark.watch }) {
      inotify_rm_watch(descriptor, mark.watch)
    }
  }

  private func add(_ path: String) {
    let folder = Path.folder(of: path)
    // A folder that is watched already keeps its number.
    let watch = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, Self.wanted)
    let mark = Mark(watch: watch, name: Array(Path.last(of: path).utf8))
    if watch >= 0, !marks.contains(mark) { marks.append(mark) }
  }

  private static func target(of path: String) -> String? {
    guard let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    // realpath's answer ends in 0.
    return String(cString: target)
  }

  private func concerns(_ events: ArraySlice<UInt8>) -> Bool {
    var rest = events
    var isConcerned = false
    while rest.count >= Self.head {
      let mask = Self.word(1, of: rest)
      let length = Int(Self.word(3, of: rest))
      let mark = Mark(
        watch: Int32(bitPattern: Self.word(0, of: rest)),
        name: Array(rest.dropFirst(Self.head).prefix(length).prefix { $0 != 0 }))
      // Too much happened at once to be told.
      let isLost = mask & UInt32(IN_Q_OVERFLOW) != 0
      if isLost || (marks.contains(mark) && isComplete(mask)) { isConcerned = true }
      rest = rest.dropFirst(Self.head + length)
    }
    return isConcerned
  }

  private static func word(_ index: Int, of event: ArraySlice<UInt8>) -> UInt32 {
    let bytes = event.dropFirst(4 * index).prefix(4)
    return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A file that is only just made comes again when it has been written.
  private func isComplete(_ mask: UInt32) -> Bool {
    if mask & UInt32(IN_CREATE) == 0 { return true }
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }
}
