import TestSupport
import Testing

@testable import TermChat

/// Laws that hold whatever is done to banners.
struct BannerLawTests {
  /// Random doings with banners, and the milliseconds before each.
  private static func doings(_ random: inout Randomness) -> [(gap: Int64, event: Event)] {
    (0..<50).map { _ in
      (
        gap: Bool.random(using: &random) ? 0 : Int64.random(in: 1...1_500, using: &random),
        event: random.bannerEvent()
      )
    }
  }

  @Test(arguments: [false, true])
  func `The same instants show the same frames and tell the same, however batched`(
    animates: Bool
  ) {
    for seed: UInt64 in 0..<40 {
      var random = Randomness(seed: seed)
      var configuration = ChatScreenConfiguration()
      configuration.animates = animates
      var whole = ScreenDriver(40, 14, configuration: configuration)
      var split = ScreenDriver(40, 14, configuration: configuration)
      var batch: [Event] = []
      for (gap, event) in Self.doings(&random) {
        if gap > 0 {
          whole.handle(batch, at: whole.now)
          batch = []
          whole.wait(gap)
          let end = split.now + gap
          while split.now < end {
            split.handle(
              [], at: min(end, split.now + Int64.random(in: 1...200, using: &random)))
          }
          let isSame = whole.screen.draw() == split.screen.draw()
          #expect(isSame, "seed \(seed)\n\(whole.picture)\n\(split.picture)")
        }
        batch.append(event)
        split.handle([event], at: split.now)
      }
      whole.handle(batch, at: whole.now)
      whole.wait(60_000)
      split.wait(60_000)
      #expect(whole.changes == split.changes, "seed \(seed)")
      #expect(whole.requests == split.requests, "seed \(seed)")
    }
  }

  @Test(arguments: [false, true])
  func `A banner's stages come in order, one banner at a time`(animates: Bool) {
    for seed: UInt64 in 0..<40 {
      var random = Randomness(seed: seed)
      var configuration = ChatScreenConfiguration()
      configuration.animates = animates
      var driver = ScreenDriver(40, 14, configuration: configuration)
      for (gap, event) in Self.doings(&random) { driver.handle([event], at: driver.now + gap) }
      driver.wait(600_000)
      var last: BannerChange?
      for change in driver.changes {
        #expect(isPossible(change, after: last), "seed \(seed): \(change) after \(last as Any)")
        last = change
      }
    }
  }

  private func isPossible(_ change: BannerChange, after last: BannerChange?) -> Bool {
    let before: [BannerChange.Stage?] =
      switch change.stage {
      case .willAppear: [nil, .didDisappear]
      case .didAppear: [.willAppear]
      case .dismissedByUser: [.didAppear]
      // One may be replaced while it comes.
      case .willDisappear: [.didAppear, .dismissedByUser, .willAppear]
      case .hidden: [.willDisappear]
      case .didDisappear: [.hidden]
      }
    let isOther = change.stage == .willAppear
    return before.contains(last?.stage) && (last.map { $0.at <= change.at } ?? true)
      && (isOther || change.banner == last?.banner)
  }
}

extension Randomness {
  fileprivate mutating func bannerEvent() -> Event {
    let ids = ["a", "b", "c", nil, nil]
    switch Int.random(in: 0..<12, using: &self) {
    case 0..<4:
      return .chat(.banner(banner(id: ids.randomElement(using: &self) ?? nil)))
    case 4..<6: return .chat(.hide(id: ids.randomElement(using: &self) ?? nil))
    case 6: return mouse(.click)
    case 7: return mouse(.press)
    case 8: return mouse(.drag)
    default:
      let keys = ["Esc", "Tab", "Enter", "Space", "Up", "Down", "Left", "Right", "x"]
      return .key(keys.randomElement(using: &self).flatMap(Key.init(name:)) ?? Key(.enter))
    }
  }

  private mutating func mouse(_ action: Mouse.Action) -> Event {
    .mouse(
      Mouse(
        action,
        at: Point(
          row: Int.random(in: 0..<14, using: &self), column: Int.random(in: 0..<40, using: &self)
        )))
  }

  private mutating func banner(id: String?) -> Banner {
    let durations: [Banner.Duration] = [.automatic, .endless, .milliseconds(0), .milliseconds(900)]
    return Banner(
      Banner.Kind.allCases.randomElement(using: &self) ?? .error,
      "t\(Int.random(in: 0..<100, using: &self))", id: id,
      duration: durations.randomElement(using: &self) ?? .automatic,
      position: Banner.Position.allCases.randomElement(using: &self) ?? .top,
      button: .random(using: &self) ? "OK" : nil,
      isDismissible: Int.random(in: 0..<4, using: &self) > 0)
  }
}
