/// Banners that wait: first in, first out, each id once; whatever is done to one costs the same.
struct WaitingBanners: Sendable {
  private(set) var count = 0
  /// Goes before all others.
  private var first: Banner?
  // Those taken out leave a hole.
  private var banners: [Banner?] = []
  private var next = 0
  private var places: [String: Int] = [:]

  /// Nobody reads more; what comes then is dropped.
  static let most = 10_000
  // So many holes are always kept: few banners are never worth moving.
  private static let fewHoles = 64
}

extension WaitingBanners {
  mutating func append(_ banner: Banner) {
    guard count < Self.most else { return }
    if let id = banner.id { places[id] = banners.count }
    banners.append(banner)
    count += 1
  }

  /// Puts it before all others; there is never more than one of these.
  mutating func putFirst(_ banner: Banner) {
    if first == nil { count += 1 }
    first = banner
  }

  /// Puts it in the place of the one with its id; false when there is none.
  mutating func replace(_ banner: Banner) -> Bool {
    guard let id = banner.id else { return false }
    if first?.id == id {
      first = banner
    } else if let place = places[id] {
      banners[place] = banner
    } else {
      return false
    }
    return true
  }

  mutating func remove(_ id: String) {
    if first?.id == id {
      first = nil
      count -= 1
    } else if let place = places.removeValue(forKey: id) {
      banners[place] = nil
      count -= 1
      closeHoles()
    }
  }

  mutating func popFirst() -> Banner? {
    if let banner = first {
      first = nil
      count -= 1
      return banner
    }
    while next < banners.count {
      next += 1
      guard let banner = banners[next - 1] else { continue }
      banners[next - 1] = nil
      if let id = banner.id { places[id] = nil }
      count -= 1
      closeHoles()
      return banner
    }
    return nil
  }

  /// Closes up when most is holes.
  private mutating func closeHoles() {
    guard banners.count > 2 * count + Self.fewHoles else { return }
    banners = banners.filter { $0 != nil }
    next = 0
    places = [:]
    for (place, banner) in banners.enumerated() {
      if let id = banner?.id { places[id] = place }
    }
  }
}
