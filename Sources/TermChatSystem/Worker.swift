import Glibc
import Synchronization
import TermChat

/// Does what may wait for a disk, one thing after the other, on a thread that is there while
/// needed.
final class Worker: Sendable {
  private struct Job {
    var key: String?
    var work: @Sendable () -> [Event]
  }

  private struct State {
    var jobs: [Job] = []
    var isRunning = false
    var events: [Event] = []
  }

  /// Readable when there are events; -1 when the system has no descriptor left.
  var descriptor: Int32 { told?.descriptor ?? -1 }
  private let told = try? Waker()
  /// Readable when nothing is left to do.
  private let idle = try? Waker()
  private let state = Mutex(State())
}

extension Worker {
  /// Takes on some work; of the same `key` the one that still waits is given up.
  func perform(_ key: String? = nil, _ work: @escaping @Sendable () -> [Event]) {
    let mustStart = state.withLock { state in
      if let key { state.jobs.removeAll { $0.key == key } }
      state.jobs.append(Job(key: key, work: work))
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if mustStart { start() }
  }

  /// What has come of it since the last time.
  func takeEvents() -> [Event] {
    told?.drain()
    return state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// Waits until all is done, but not beyond `end`.
  func finish(until end: Instant) {
    let clock = SystemClock()
    while state.withLock(\.isRunning), let idle {
      let rest = Int32(clamping: max(0, end - clock.now))
      guard Descriptor.isReady(idle.descriptor, for: POLLIN, within: rest) else { return }
      idle.drain()
    }
  }

  private func start() {
    var thread = pthread_t()
    // Retained until `runWorker` takes it, or here when there is no thread.
    let worker = Unmanaged.passRetained(self)
    guard pthread_create(&thread, nil, runWorker, worker.toOpaque()) == 0 else {
      worker.release()
      return run()
    }
    pthread_detach(thread)
  }

  fileprivate func run() {
    while let job = next() {
      let events = job.work()
      guard !events.isEmpty else { continue }
      state.withLock { $0.events += events }
      told?.wake()
    }
    idle?.wake()
  }

  private func next() -> Job? {
    state.withLock { state in
      guard !state.jobs.isEmpty else {
        state.isRunning = false
        return nil
      }
      return state.jobs.removeFirst()
    }
  }
}

// A plain function: a closure would be isolated to whoever starts the thread.
private func runWorker(_ worker: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // Made by `passRetained` in `start()`, and taken exactly once.
  if let worker { Unmanaged<Worker>.fromOpaque(worker).takeRetainedValue().run() }
  return nil
}
