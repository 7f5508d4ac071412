import TestSupport
import Testing

@testable import TermChat

@Suite("The same instant")
struct BatchingTests {
  @Test("shows the same frame however events were batched", arguments: [false, true])
  func batches(animates: Bool) {
    for seed: UInt64 in 0..<80 {
      var random = Randomness(seed: seed)
      let events = (0..<60).map { _ in (gap: random.gap(), event: random.event()) }
      let size = (Int.random(in: 1...60, using: &random), Int.random(in: 1...24, using: &random))
      var configuration = ChatScreenConfiguration()
      configuration.animates = animates
      configuration.keepsDraft = true
      var whole = ScreenDriver(size.0, size.1, configuration: configuration)
      var split = ScreenDriver(size.0, size.1, configuration: configuration)
      var waiting: [Event] = []
      for (step, (gap, event)) in events.enumerated() {
        if gap > 0 {
          whole.handle(waiting, at: whole.now)
          waiting = []
          let instants = (0..<3).map { _ in Int64.random(in: 0...gap, using: &random) }.sorted()
          let start = split.now
          for instant in instants { split.handle([], at: start + instant) }
          split.handle([], at: start + gap)
          whole.handle([], at: start + gap)
        }
        waiting.append(event)
        split.handle([event], at: split.now)
        guard step % 5 == 0 else { continue }
        whole.handle(waiting, at: whole.now)
        waiting = []
        guard whole.screen.draw() == split.screen.draw() else {
          Issue.record("seed \(seed), step \(step)\n\(whole.picture)\n\(split.picture)")
          return
        }
      }
    }
  }
}
