/// The keys of an object so far: finds duplicates in constant time, and costs nothing without.
struct JSONKeys {
  private var marks: UInt64 = 0
  private var all: Set<String>?

  /// A bit that differs for most keys: no two keys of a bit means no duplicate.
  static func mark(_ key: String) -> UInt64 {
    let utf8 = key.utf8
    let first = Int(utf8.first ?? 0)
    return 1 << UInt64((first &+ utf8.count &* 7) & 63)
  }

  var isEmpty: Bool { marks == 0 }

  func mayContain(_ key: String) -> Bool { marks & Self.mark(key) != 0 }

  mutating func insert(_ key: String) { marks |= Self.mark(key) }

  /// False when `members` has the key already.
  mutating func insert(_ key: String, into members: [JSON.Member]) -> Bool {
    defer { insert(key) }
    // Looking through a few keys is faster than hashing them; through thousands it never ends.
    if members.count >= 24 {
      if all == nil { all = Set(members.map(\.key)) }
      return all?.insert(key).inserted ?? true
    }
    return !mayContain(key) || !members.contains { $0.key == key }
  }
}
