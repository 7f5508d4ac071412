import Glibc
import Synchronization
import TermChat
import TestSupport
import Testing

@testable import TermChatSystem

@Suite struct WorkerTests {
  @Test func oneThingIsDoneAfterTheOther() {
    let worker = Worker()
    for number in 0..<20 { worker.perform { [.text("\(number)")] } }
    worker.finish(until: SystemClock().now + 10_000)
    #expect(Descriptor.isReady(worker.descriptor, for: POLLIN, within: 10_000))
    #expect(worker.takeEvents() == (0..<20).map { Event.text("\($0)") })
    #expect(!Descriptor.isReady(worker.descriptor, for: POLLIN, within: 0))
    worker.perform { [.text("more")] }
    #expect(Descriptor.isReady(worker.descriptor, for: POLLIN, within: 10_000))
  }

  @Test func aNewerOneTakesThePlaceOfOneThatWaits() throws {
    let worker = Worker()
    let gate = try Waker()
    worker.perform {
      _ = Descriptor.isReady(gate.descriptor, for: POLLIN, within: 10_000)
      return []
    }
    for number in 0..<5 { worker.perform("a") { [.text("a\(number)")] } }
    worker.perform("b") { [.text("b")] }
    gate.wake()
    worker.finish(until: SystemClock().now + 10_000)
    #expect(worker.takeEvents() == [.text("a4"), .text("b")])
  }

  @Test func whoHangsIsNotWaitedForLong() throws {
    let worker = Worker()
    let gate = try Waker()
    worker.perform {
      _ = Descriptor.isReady(gate.descriptor, for: POLLIN, within: 10_000)
      return []
    }
    worker.finish(until: SystemClock().now + 10)
    #expect(worker.takeEvents() == [])
    gate.wake()
  }
}
