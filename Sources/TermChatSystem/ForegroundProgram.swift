import Glibc
import TermChat

/// A program that has the terminal until it ends: it stops and goes on together with this one.
///
/// It runs in our process group, so that the shell and the terminal's keys treat both as one.
struct ForegroundProgram {
  /// How it ended.
  struct End: Hashable {
    /// Its exit status, 128 and the signal's number where one killed it.
    var status: Int32
    /// This process was asked to end meanwhile.
    var wasAskedToEnd: Bool
  }

  // Milliseconds that it has for ending when it is asked to.
  private static let patience: Int64 = 2_000

  private let child: pid_t
  private let signals: SignalPipe
  private let clock = SystemClock()
  private var killDeadline: Instant?
  private var wasAskedToEnd = false

  init(
    _ program: Program, _ arguments: [String], on terminal: Int32, signals: SignalPipe
  ) throws(SystemError) {
    self.signals = signals
    child = try program.spawn(
      arguments, streams: Array(repeating: .descriptor(terminal), count: 3), isDetached: false)
  }
}

extension ForegroundProgram {
  /// Waits for its end, which wakes us by a signal.
  mutating func wait() -> End {
    while true {
      var status: Int32 = 0
      let found = waitpid(child, &status, WNOHANG | WUNTRACED)
      if found < 0, errno != EINTR { return end(127 << 8) }
      if found == child, status & 0xFF == 0x7F {
        stopTogether()
      } else if found == child {
        return end(status)
      } else {
        sleep()
      }
    }
  }

  /// Signals that came meanwhile were for it, or are told by its end.
  private mutating func end(_ status: Int32) -> End {
    if signals.drain().contains(where: \.asksToEnd) { wasAskedToEnd = true }
    let signal = status & 0x7F
    return End(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, wasAskedToEnd: wasAskedToEnd)
  }

  /// It was stopped: so are we, and the shell comes to the front; both go on when we do.
  private func stopTogether() {
    if wasAskedToEnd { return goOn() }
    Signal.stopProcess()
    goOn()
  }

  private func goOn() { kill(child, SIGCONT) }

  private mutating func sleep() {
    let rest = killDeadline.map { Int32(clamping: max(0, $0 - clock.now)) } ?? -1
    if Descriptor.isReady(signals.descriptor, for: POLLIN, within: rest) {
      for signal in signals.drain() { hear(signal) }
    } else if killDeadline != nil {
      kill(child, SIGKILL)
      killDeadline = nil
    }
  }

  private mutating func hear(_ signal: Signal) {
    guard signal.asksToEnd else { return }
    wasAskedToEnd = true
    killDeadline = clock.now + Self.patience
    kill(child, signal.number)
    goOn()
  }
}

extension Signal {
  /// It was sent to this process, too.
  fileprivate var asksToEnd: Bool {
    switch self {
    case .terminate, .hangUp: true
    // The terminal's keys are the program's own, and its size is looked at afterwards.
    case .interrupt, .quit, .stop, .resume, .resize, .child: false
    }
  }
}
