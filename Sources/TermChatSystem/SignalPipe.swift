import CTermChatSignals
import Glibc

/// Turns signals into bytes a poll can wait for; one at a time in a process.
///
/// To be opened before a terminal, so that ncurses leaves the signals alone. SIGPIPE is ignored
/// meanwhile, and children inherit that: start them with it set to default.
public final class SignalPipe: Sendable {
  public let descriptor: Int32

  public init() throws(SystemError) {
    descriptor = termchat_signals_open()
    guard descriptor >= 0 else { throw SystemError("open the signal pipe") }
  }

  deinit {
    guard descriptor >= 0 else { return }
    termchat_signals_close()
  }

  /// The signals that came since the last time, each once, in the order they came first.
  public func drain() -> [Signal] {
    var signals: [Signal] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return signals }
      for byte in bytes.prefix(count) {
        guard let signal = Signal(number: Int32(byte)), !signals.contains(signal) else { continue }
        signals.append(signal)
      }
    }
  }
}
