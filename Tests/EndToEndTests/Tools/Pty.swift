import Glibc
import Testing

/// A terminal of our own: every byte written to it, and its modes.
final class Pty {
  let path: String
  private var master: Int32
  /// Kept open, so that the terminal outlives the program on it.
  private let terminal: Int32
  private(set) var bytes: [UInt8] = []

  // Swift's Glibc lacks posix_openpt and its like, so this is TIOCSPTLCK and TIOCGPTN.
  init(columns: Int = 80, rows: Int = 24) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    _ = ioctl(master, 0x4004_5431, &unlocked)
    _ = ioctl(master, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(terminal)
  }

  /// Takes the terminal away, as when its window is closed.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) { _ = write(master, text, text.utf8.count) }

  /// Everything written since `place` in the bytes so far.
  func output(since place: Int = 0) -> String {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(master, &chunk, chunk.count), count > 0 {
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes.dropFirst(place), as: UTF8.self)
  }

  /// The terminal's modes as text that can be compared.
  var modes: String {
    var modes = termios()
    tcgetattr(terminal, &modes)
    let characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(characters)"
  }
}

extension Pty {
  /// Waits until `text` was written after `place`.
  func wait(
    for text: String, since place: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if Deadline().reaches({ output(since: place).contains(text) }) { return }
    Issue.record(
      "no \(text.debugDescription) in \(output(since: place).suffix(2000).debugDescription)",
      sourceLocation: sourceLocation)
    throw NeverCame()
  }
}

/// What a test waited for didn't come; the issue recorded says more.
struct NeverCame: Error {}
