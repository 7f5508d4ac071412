/// What surrounds a message because of its neighbours.
public struct Decoration: Hashable, Sendable {
  /// Blank rows above.
  public var gap = 0
  public var showsDay = false
  /// The line above the first message not seen yet.
  public var showsUnreadLine = false
  public var showsName = false
  /// Where the message's style has one: own messages have none of themselves.
  public var showsAvatar = false
  public var role = RunRole.single

  public init() {}
}
