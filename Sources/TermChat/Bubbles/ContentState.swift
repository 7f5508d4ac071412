/// How things stand with a content beside what it says: what the user has done with it.
public struct ContentState: Hashable, Sendable {
  /// Of a sound that is or was being played.
  public var playback: Playback?
  /// The first card shown of a row of them.
  public var firstCard = 0
  /// 0…1 while the content is transferred.
  public var progress: Double?
  /// The content couldn't be transferred.
  public var hasFailed = false
  /// Which of the presentation's hotspots has the focus.
  public var focusedHotspot: Int?
  /// What is searched for; "" when nothing is.
  public var query = ""

  public init() {}
}
