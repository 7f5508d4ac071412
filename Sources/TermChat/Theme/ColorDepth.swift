/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  case none = 0
  case eight = 8
  case sixteen = 16
  case palette = 256
  case rgb = 0x100_0000

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The most that `count` colours allow.
  public init(count: Int) { self = Self.allCases.last { $0.rawValue <= count } ?? .none }
}
