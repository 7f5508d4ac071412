/// How far a sound has been played.
public struct Playback: Hashable, Sendable {
  /// Milliseconds from its start.
  public var position: Int64
  public var isPlaying: Bool

  public init(position: Int64, isPlaying: Bool) {
    self.position = position
    self.isPlaying = isPlaying
  }
}
