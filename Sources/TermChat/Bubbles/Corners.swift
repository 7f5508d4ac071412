/// The rounded corners of a bubble; the others are square.
public struct Corners: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let topLeft = Corners(rawValue: 1)
  public static let topRight = Corners(rawValue: 2)
  public static let bottomLeft = Corners(rawValue: 4)
  public static let bottomRight = Corners(rawValue: 8)
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  static func top(_ side: MessageSide) -> Corners { side == .incoming ? .topLeft : .topRight }

  static func bottom(_ side: MessageSide) -> Corners {
    side == .incoming ? .bottomLeft : .bottomRight
  }
}
