import Glibc

/// Tells when a file was written, by whatever way an editor takes: in place, renamed over it, or
/// removed and made anew.
///
/// It watches the file's folder and those of the links that lead there; while a folder is gone, the
/// nearest one that isn't.
final class FileWatch {
  /// Readable when something happened in a folder.
  let descriptor: Int32
  private let path: String
  private var marks: [Mark] = []

  private struct Mark: Equatable {
    var watch: Int32
    var step: PathTrail.Step
  }

  // IN_CREATE is for links and folders: a file just made is still empty. IN_ATTRIB: it may be read now.
  private static let wanted = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ONLYDIR)
  // struct inotify_event without its name: watch, mask, cookie, length; four bytes each.
  private static let head = 16
  private static let chunk = 1 << 14
  // So often what changes while it is marked is marked again.
  private static let mostTries = 3

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
    var isConcerned = false
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
      if concerns(chunk.prefix(count)) { isConcerned = true }
    }
    guard isConcerned else { return false }
    // The way may lead elsewhere now.
    mark()
    return isThere
  }
}

extension FileWatch {
  private func mark() {
    let old = marks
    for _ in 0..<Self.mostTries {
      let steps = PathTrail.steps(of: path)
      marks = steps.compactMap(mark)
      if steps == PathTrail.steps(of: path) { break }
    }
    for mark in old where !marks.contains(where: { $0.watch == mark.watch }) {
      inotify_rm_watch(descriptor, mark.watch)
    }
  }

  private func mark(_ step: PathTrail.Step) -> Mark? {
    // A folder that is watched already keeps its number.
    let watch = inotify_add_watch(descriptor, step.folder, Self.wanted)
    return watch >= 0 ? Mark(watch: watch, step: step) : nil
  }

  /// What can't be read for another reason is the reader's matter.
  private var isThere: Bool {
    var status = stat()
    return stat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  private func concerns(_ events: ArraySlice<UInt8>) -> Bool {
    var rest = events
    var isConcerned = false
    while rest.count >= Self.head {
      let mask = Self.word(1, of: rest)
      let length = Int(Self.word(3, of: rest))
      let watch = Int32(bitPattern: Self.word(0, of: rest))
      let name = rest.dropFirst(Self.head).prefix(length).prefix { $0 != 0 }
      // Too much happened at once to be told.
      let isLost = mask & UInt32(IN_Q_OVERFLOW) != 0
      if isLost || concerns(watch, name, mask) { isConcerned = true }
      rest = rest.dropFirst(Self.head + length)
    }
    return isConcerned
  }

  /// Without a name it happened to the folder itself.
  private func concerns(_ watch: Int32, _ name: ArraySlice<UInt8>, _ mask: UInt32) -> Bool {
    marks.contains { mark in
      guard mark.watch == watch else { return false }
      return name.isEmpty
        || (name.elementsEqual(mark.step.name.utf8) && Self.isComplete(mark.step, mask))
    }
  }

  private static func word(_ index: Int, of event: ArraySlice<UInt8>) -> UInt32 {
    let bytes = event.dropFirst(4 * index).prefix(4)
    return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A file that is only just made comes again when it has been written.
  private static func isComplete(_ step: PathTrail.Step, _ mask: UInt32) -> Bool {
    if mask & UInt32(IN_CREATE) == 0 { return true }
    var status = stat()
    guard lstat(Path.join(step.folder, step.name), &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1
  }
}
