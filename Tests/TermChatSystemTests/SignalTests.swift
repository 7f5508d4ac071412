import Glibc
import TermChatSystem
import TestSupport
import Testing

/// Signal handlers belong to the process, so these take turns.
@Suite(.serialized) struct SignalTests {
  @Test func signalsComeThroughThePipe() throws {
    let pipe = try SignalPipe()
    #expect(pipe.drain().allSatisfy { $0 == .child })
    for number in [SIGWINCH, SIGTERM, SIGWINCH, SIGPIPE, SIGHUP] { kill(getpid(), number) }
    #expect(collect(3, from: pipe) == [.resize, .terminate, .hangUp])
    #expect(throws: SystemError.self) { try SignalPipe() }
  }

  // Another thread may take the signal a little later; other tests' children end meanwhile.
  private func collect(_ count: Int, from pipe: SignalPipe) -> Set<Signal> {
    var signals: Set<Signal> = []
    _ = Deadline().reaches {
      signals.formUnion(pipe.drain().filter { $0 != .child })
      return signals.count >= count
    }
    return signals
  }

  @Test func handlersAreRestored() throws {
    var before = sigaction()
    sigaction(SIGTERM, nil, &before)
    do { _ = try SignalPipe() }
    _ = try SignalPipe()
    var after = sigaction()
    sigaction(SIGTERM, nil, &after)
    #expect(before.sa_flags == after.sa_flags)
  }
}
