import Glibc

/// A terminal of our own: what is written to `terminal` is read here.
final class Pty {
  private var master: Int32
  let terminal: Int32
  /// Its name is `/dev/pts/` and this.
  let number: Int32

  // Swift's Glibc lacks posix_openpt and its like, so this is TIOCSPTLCK and TIOCGPTN.
  init() {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    _ = ioctl(master, 0x4004_5431, &unlocked)
    _ = ioctl(master, 0x8004_5430, &number)
    self.number = number
    terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
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

  func setSize(rows: Int, columns: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) { _ = Glibc.write(master, text, text.utf8.count) }

  /// Everything written to the terminal since the last time.
  func output() -> [UInt8] {
    var output: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(master, &bytes, bytes.count)
      guard count > 0 else { return output }
      output += bytes.prefix(count)
    }
  }
}
