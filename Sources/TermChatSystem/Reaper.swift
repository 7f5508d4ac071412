import Glibc

/// Waits on a thread of its own for the end of a child.
final class Reaper: Sendable {
  private let child: pid_t
  private let ended: @Sendable (Int32) -> Void

  init(child: pid_t, ended: @escaping @Sendable (Int32) -> Void) {
    self.child = child
    self.ended = ended
  }

  func start() {
    var thread = pthread_t()
    // Retained until `runReaper` takes it, or here when there is no thread.
    let reaper = Unmanaged.passRetained(self)
    guard pthread_create(&thread, nil, runReaper, reaper.toOpaque()) == 0 else {
      return reaper.release()
    }
    pthread_detach(thread)
  }

  fileprivate func run() {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return } }
    let signal = status & 0x7F
    ended(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
  }
}

// A plain function: a closure would be isolated to whoever starts the thread.
private func runReaper(_ reaper: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // Made by `passRetained` in `start()`, and taken exactly once.
  if let reaper { Unmanaged<Reaper>.fromOpaque(reaper).takeRetainedValue().run() }
  return nil
}
