/// Banners waiting and the one on screen: first in, first out, one at a time, no gap.
///
/// A state machine in virtual time: however far it jumps, everything happens at its instant, in
/// order. At most 10,000 wait; more are dropped, except those that take another's place.
public struct BannerQueue: Sendable {
  public private(set) var shown: ShownBanner?
  /// Slides are seen and take time; without them a banner is there, or gone, at once.
  var animates = false
  private var waiting = WaitingBanners()
  private var changes: [BannerChange] = []
  private var shownCount = 0

  // Message-Banner: 2.0 s, and 0.04 s a point; a row is 20 points.
  private static let shortest: Int64 = 2_000
  private static let perRow: Int64 = 800
}

/// What is asked of it; `rows` is the height a banner will have, for automatic durations.
extension BannerQueue {
  typealias Rows = (Banner) -> Int

  /// Queues a banner, or puts it in the place of the one with its id.
  ///
  /// One whose id is just leaving the screen comes next, before all that wait.
  mutating func add(_ banner: Banner, at now: Instant, rows: Rows) {
    let banner = banner.cut
    if waiting.replace(banner) { return }
    if let id = banner.id, let shown, shown.banner.id == id {
      if shown.isLeaving { waiting.putFirst(banner) } else { replace(by: banner, at: now, rows) }
    } else {
      waiting.append(banner)
      if shown == nil { showNext(at: now, rows) }
    }
    advance(to: now, rows: rows)
  }

  /// Hides the banner named, or the one on screen; one that is still coming, when it is there.
  mutating func hide(_ id: String?, at now: Instant, rows: Rows) {
    if let id { waiting.remove(id) }
    guard let shown, id == nil || shown.banner.id == id else { return }
    switch shown.phase {
    case .appearing: self.shown?.isHidden = true
    case .resting: leave(at: now)
    case .leaving: break
    }
    advance(to: now, rows: rows)
  }

  /// The user sends away the one on screen; false when that isn't possible.
  ///
  /// For one that is still coming nothing happens, and what was asked is forgotten.
  @discardableResult
  mutating func dismiss(_ way: BannerWay?, at now: Instant, rows: Rows) -> Bool {
    guard let shown, shown.isOpen, shown.banner.canBeDismissed else { return false }
    guard shown.phase == .resting else { return true }
    tell(.dismissedByUser, at: now)
    leave(way, at: now)
    advance(to: now, rows: rows)
    return true
  }

  /// Lets time pass.
  mutating func advance(to now: Instant, rows: Rows) {
    while let end = shown?.end(slide: slideTime), end <= now { pass(at: end, rows) }
  }

  /// What became of banners since the last time, in order.
  mutating func takeChanges() -> [BannerChange] {
    defer { changes = [] }
    return changes
  }
}

extension BannerQueue {
  /// When time changes something; `draws` is false where nobody sees slides.
  func nextDeadline(after now: Instant, draws: Bool) -> Instant? {
    let frame = draws ? shown?.nextFrame(after: now) : nil
    return [frame, shown?.end(slide: slideTime)].compactMap(\.self).min()
  }

  /// How many wait for their turn.
  public var waitingCount: Int { waiting.count }

  private var slideTime: Int64 { animates ? BannerSlide.time : 0 }
}

/// What happens.
extension BannerQueue {
  /// What the one on screen was doing is over.
  private mutating func pass(at now: Instant, _ rows: Rows) {
    switch shown?.phase {
    case .appearing:
      shown?.phase = .resting
      tell(.didAppear, at: now)
      if shown?.isHidden ?? false { leave(at: now) }
    case .resting: leave(at: now)
    case .leaving, nil:
      tell(.hidden, .didDisappear, at: now)
      shown = nil
      showNext(at: now, rows)
    }
  }

  /// It goes where it came from, or the way that the user sends it.
  private mutating func leave(_ way: BannerWay? = nil, at now: Instant) {
    guard let banner = shown?.banner else { return }
    tell(.willDisappear, at: now)
    shown?.phase = .leaving(since: now, way ?? banner.position.way)
  }

  private mutating func showNext(at now: Instant, _ rows: Rows) {
    guard let banner = waiting.popFirst() else { return }
    shownCount += 1
    shown = ShownBanner(
      banner: banner, phase: .appearing(since: now), until: end(of: banner, from: now, rows),
      number: shownCount)
    tell(.willAppear, at: now)
  }

  /// Without a slide; one that is coming goes on to do so, as the other.
  private mutating func replace(by banner: Banner, at now: Instant, _ rows: Rows) {
    tell(.willDisappear, .hidden, .didDisappear, at: now)
    let until = end(of: banner, from: now, rows)
    shown?.become(banner, until: until)
    tell(.willAppear, at: now)
    if shown?.phase == .resting { tell(.didAppear, at: now) }
  }

  /// Its time runs from when it begins to come, and the way doesn't count.
  private func end(of banner: Banner, from now: Instant, _ rows: Rows) -> Instant? {
    let rest: Int64? =
      switch banner.duration {
      case .automatic: Self.shortest + Self.perRow * Int64(rows(banner))
      case .endless: nil
      case .milliseconds(let count): max(0, count)
      }
    return rest.map { now + BannerSlide.time + $0 }
  }

  private mutating func tell(_ stages: BannerChange.Stage..., at now: Instant) {
    guard let banner = shown?.banner else { return }
    changes += stages.map { BannerChange($0, banner, at: now) }
  }
}
