extension SearchQuery {
  /// Knuth, Morris and Pratt's: looks at every scalar once.
  struct Matcher {
    private let wanted: [UInt32]
    private let fallback: [Int]
    private var count = 0

    init(_ wanted: [UInt32], _ fallback: [Int]) {
      self.wanted = wanted
      self.fallback = fallback
    }

    static func fallback(of wanted: [UInt32]) -> [Int] {
      var fallback = [0]
      var length = 0
      for index in wanted.indices.dropFirst() {
        while length > 0, wanted[index] != wanted[length] { length = fallback[length - 1] }
        if wanted[index] == wanted[length] { length += 1 }
        fallback.append(length)
      }
      return fallback
    }

    /// True when the scalar ends a match.
    @inline(__always)
    mutating func add(_ value: UInt32) -> Bool {
      if count == wanted.count { count = fallback[count - 1] }
      while count > 0, wanted[count] != value { count = fallback[count - 1] }
      if wanted[count] == value { count += 1 }
      return count == wanted.count
    }

    mutating func reset() { count = 0 }
  }
}
