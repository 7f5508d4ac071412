/// A loaded message and how often it changed: the key that layouts are cached by.
public struct TimelineEntry: Equatable, Sendable {
  public var message: Message
  /// Another number after each change of this message; never one used before.
  public var revision: Int
}
