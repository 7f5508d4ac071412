import CTermChatSignals
import Glibc

/// A signal the loop answers.
public enum Signal: Hashable, Sendable, CaseIterable {
  case resize, stop, resume, terminate, hangUp, interrupt, quit, child

  public var number: Int32 {
    switch self {
    case .resize: SIGWINCH
    case .stop: SIGTSTP
    case .resume: SIGCONT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .child: SIGCHLD
    }
  }

  init?(number: Int32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }
}

extension Signal {
  /// Stops this process as Ctrl-z does, and returns when it goes on; give the terminal back before.
  public static func stopProcess() { termchat_suspend() }
}
