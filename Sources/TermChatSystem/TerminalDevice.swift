package import CTermChatSignals
import Glibc
public import TermChat

/// A terminal as the system sees it: bytes in, bytes out, modes and a size.
public final class TerminalDevice {
  public let descriptor: Int32
  private let isOwned: Bool
  /// The modes found, to be put back; nil when the descriptor is no terminal.
  package private(set) var savedModes: termios?

  /// Opens the terminal the process was started on.
  public init() throws(SystemError) {
    descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    isOwned = true
    guard descriptor >= 0 else { throw SystemError("open /dev/tty") }
    saveModes()
  }

  /// Uses a terminal that is open, and leaves it open.
  public init(descriptor: Int32) throws(SystemError) {
    self.descriptor = descriptor
    isOwned = false
    guard isatty(descriptor) == 1 else { throw SystemError("use descriptor \(descriptor)") }
    saveModes()
  }

  deinit {
    guard isOwned, descriptor >= 0 else { return }
    close(descriptor)
  }
}

extension TerminalDevice {
  /// The most rows or columns a terminal is taken to have.
  public static let sizeLimit = 1000

  /// The size now, at least 1×1; 24×80 where the system doesn't know it.
  public var size: Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0
    else { return Size(rows: 24, columns: 80) }
    return Size(
      rows: min(Int(window.ws_row), Self.sizeLimit),
      columns: min(Int(window.ws_col), Self.sizeLimit))
  }

  /// Remembers the modes the terminal is in now.
  public func saveModes() {
    var modes = termios()
    if tcgetattr(descriptor, &modes) == 0 { savedModes = modes }
  }

  /// Makes our process group the one that the terminal's keys are for, whichever has been.
  func comeToFront() {
    guard tcgetpgrp(descriptor) != getpgrp() else { return }
    // In the background the call would stop us.
    var blocked = sigset_t()
    var found = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &found)
    tcsetpgrp(descriptor, getpgrp())
    pthread_sigmask(SIG_SETMASK, &found, nil)
  }

  public func restoreModes() {
    guard var modes = savedModes else { return }
    while tcsetattr(descriptor, TCSADRAIN, &modes) != 0 && errno == EINTR {}
  }
}

extension TerminalDevice {
  // At most this much at once, so that a flood of input doesn't keep frames from being drawn.
  private static let readLimit = 64 << 10
  private static let chunk = 1024

  /// The bytes that have come, without waiting; nil when the terminal is gone.
  ///
  /// Polls instead of setting O_NONBLOCK, which whoever shares the descriptor would get too.
  public func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < Self.readLimit,
      Descriptor.isReady(descriptor, for: POLLIN, within: 0)
    {
      guard let more = readOnce() else { return bytes.isEmpty ? nil : bytes }
      bytes += more
      // Nearly always one key: a read that was not filled has taken all there was.
      if more.count < Self.chunk { break }
    }
    return bytes
  }

  /// Writes everything, waiting where it must; false when the terminal is gone.
  @discardableResult
  public func write(_ bytes: some Collection<UInt8>) -> Bool {
    Array(bytes).withUnsafeBytes { Descriptor.write($0, to: descriptor) }
  }

  private func readOnce() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
