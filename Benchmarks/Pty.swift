import Glibc

/// The master side of a pseudo terminal, where the benchmark plays the terminal.
final class Pty {
  let descriptor: Int32
  /// What a child opens.
  let path: String

  // Swift's Glibc lacks posix_openpt and its like, so this is TIOCSPTLCK and TIOCGPTN.
  init(rows: Int = 40, columns: Int = 120) {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    _ = ioctl(descriptor, 0x4004_5431, &unlocked)
    _ = ioctl(descriptor, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    setSize(rows: rows, columns: columns)
  }

  deinit { close(descriptor) }

  /// The program on the terminal gets a SIGWINCH.
  func setSize(rows: Int, columns: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }
}
