/// Banners waiting and the one on screen: first in, first out, one at a time, no gap.
public struct BannerQueue: Sendable {
  /// The banner on screen; its time runs from `since`.
  public struct Shown: Hashable, Sendable {
    public var banner: Banner
    public var since: Instant
    /// Nil for an endless one.
    public var until: Instant?
  }

  public private(set) var shown: Shown?
  private var waiting: [Banner] = []

  // Message-Banner: 0.5 s to slide in, then 2.0 s and 0.04 s a point; a row is 20 points.
  private static let slide: Int64 = 500
  private static let shortest: Int64 = 2_000
  private static let perRow: Int64 = 800
}

extension BannerQueue {
  /// Queues a banner, or puts it in the place of the one with its id.
  ///
  /// `rows` is the height a banner will have, for automatic durations.
  mutating func add(_ banner: Banner, at now: Instant, rows: (Banner) -> Int) {
    if let id = banner.id, shown?.banner.id == id {
      show(banner, at: now, rows: rows)
    } else if let index = waiting.firstIndex(where: { $0.id != nil && $0.id == banner.id }) {
      waiting[index] = banner
    } else {
      waiting.append(banner)
      if shown == nil { next(at: now, rows: rows) }
    }
  }

  /// Hides the banner named, or the one on screen.
  mutating func hide(_ id: String?, at now: Instant, rows: (Banner) -> Int) {
    if let id, shown?.banner.id != id {
      waiting.removeAll { $0.id == id }
    } else if shown != nil {
      next(at: now, rows: rows)
    }
  }

  /// Lets time pass: each banner ends exactly at its time and the next one begins there.
  mutating func advance(to now: Instant, rows: (Banner) -> Int) {
    while let until = shown?.until, until <= now { next(at: until, rows: rows) }
  }

  private mutating func next(at now: Instant, rows: (Banner) -> Int) {
    shown = nil
    if !waiting.isEmpty { show(waiting.removeFirst(), at: now, rows: rows) }
  }

  private mutating func show(_ banner: Banner, at now: Instant, rows: (Banner) -> Int) {
    let rest: Int64? =
      switch banner.duration {
      case .automatic: Self.shortest + Self.perRow * Int64(rows(banner))
      case .endless: nil
      case .milliseconds(let count): max(0, count)
      }
    shown = Shown(banner: banner, since: now, until: rest.map { now + Self.slide + $0 })
  }
}
