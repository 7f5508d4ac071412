import Glibc

/// A terminal of our own: every byte written to it, and its modes.
package final class Pty {
  /// What a program on it opens.
  package let path: String
  /// The program's end; kept open, so that the terminal outlives the program.
  package let terminal: Int32
  /// Our end; -1 after `hangUp()`.
  package private(set) var master: Int32
  /// What `take()` has read so far.
  private var bytes: [UInt8] = []

  // Swift's Glibc lacks posix_openpt and its like, so this is TIOCSPTLCK and TIOCGPTN.
  package init() {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    _ = ioctl(master, 0x4004_5431, &unlocked)
    _ = ioctl(master, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  package convenience init(columns: Int, rows: Int) {
    self.init()
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(terminal)
  }
}

extension Pty {
  /// Takes the terminal away, as when its window is closed.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The program on the terminal gets a SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  package func type(_ text: String) { _ = write(master, text, text.utf8.count) }

  /// The bytes written to the terminal since the last time.
  package func take() -> [UInt8] {
    let known = bytes.count
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(master, &chunk, chunk.count), count > 0 {
      bytes += chunk.prefix(count)
    }
    return Array(bytes[known...])
  }

  /// Everything written since `place` in the bytes so far.
  package func output(since place: Int = 0) -> String {
    _ = take()
    return String(decoding: bytes.dropFirst(place), as: UTF8.self)
  }

  /// The terminal's modes as text that can be compared.
  package var modes: String {
    var modes = termios()
    tcgetattr(terminal, &modes)
    // An array of plain bytes.
    let characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(characters)"
  }
}
