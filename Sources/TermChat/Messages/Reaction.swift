/// One emoji on a message and who put it there, in order of arrival.
public struct Reaction: Hashable, Sendable {
  public var emoji: String
  public var from: [String]

  public init(_ emoji: String, from: [String]) {
    self.emoji = emoji
    self.from = from
  }
}
