import Glibc
import TermChat
import TermChatSystem
import Testing

@Suite struct PollerTests {
  private let clock = SystemClock()

  @Test func sleepsUntilTheDeadline() throws {
    let waker = try Waker()
    let deadline = clock.now + 20
    #expect(Poller(clock: clock).wait(for: [waker.descriptor], until: deadline) == [])
    #expect(clock.now >= deadline)
  }

  @Test func deadlinesOfAnySize() throws {
    let waker = try Waker()
    waker.wake()
    for deadline in [Instant(milliseconds: .min), Instant(milliseconds: .max)] {
      let ready = Poller(clock: clock).wait(for: [waker.descriptor, -1], until: deadline)
      #expect(ready == [waker.descriptor])
    }
  }

  @Test func aWakerIsReadyOnce() throws {
    let waker = try Waker()
    waker.wake()
    waker.wake()
    #expect(Poller(clock: clock).wait(for: [waker.descriptor], until: nil) == [waker.descriptor])
    waker.drain()
    waker.drain()
    #expect(Poller(clock: clock).wait(for: [waker.descriptor], until: clock.now) == [])
  }

  @Test func theClockTellsTheTimeOfDay() {
    #expect(abs(clock.now.milliseconds / 1000 - Int64(time(nil))) <= 2)
  }
}
