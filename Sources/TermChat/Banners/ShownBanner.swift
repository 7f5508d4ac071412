/// The banner on screen: coming, there, or going.
public struct ShownBanner: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case appearing(since: Instant)
    case resting
    case leaving(since: Instant, BannerWay)
  }

  public internal(set) var banner: Banner
  public internal(set) var phase: Phase
  /// When its time is over; nil for an endless one.
  public internal(set) var until: Instant?
  /// Hidden while it was still coming; it goes as soon as it is there.
  var isHidden = false
  /// One that takes its place has the same number, and so the keys if this one had them.
  let number: Int
}

extension ShownBanner {
  var isLeaving: Bool { if case .leaving = phase { true } else { false } }

  /// It stays for now: keys and clicks are for it.
  var isOpen: Bool { !isLeaving && !isHidden }

  /// Another takes its place; what was asked of this one is past.
  mutating func become(_ banner: Banner, until: Instant?) {
    self.banner = banner
    self.until = until
    isHidden = false
  }

  /// How far it is on its way; nil at its place.
  func slide(at now: Instant) -> BannerSlide? {
    guard let frame = frame(at: now) else { return nil }
    return switch phase {
    case .appearing: BannerSlide(banner.position.way, frame: frame, leaves: false)
    case .leaving(_, let way): BannerSlide(way, frame: frame, leaves: true)
    case .resting: nil
    }
  }

  /// How much of a dimming behind it there is, in percent: it comes and goes in two steps.
  func dimming(at now: Instant) -> Int {
    guard let frame = frame(at: now) else { return 100 }
    return isLeaving == (frame < 2) ? 100 : 50
  }

  private func frame(at now: Instant) -> Int? {
    since.map { Int(clamping: max(0, now - $0) / BannerSlide.frameTime) }
  }

  /// When what moves began to.
  private var since: Instant? {
    switch phase {
    case .appearing(let since), .leaving(let since, _): since
    case .resting: nil
    }
  }

  /// When its phase ends by itself; a slide takes so many milliseconds.
  func end(slide: Int64) -> Instant? { since.map { $0 + slide } ?? until }

  /// When it is elsewhere next; nil at its place.
  func nextFrame(after now: Instant) -> Instant? {
    since.map { $0 + (max(0, now - $0) / BannerSlide.frameTime + 1) * BannerSlide.frameTime }
  }
}
