/// A sound; `duration` in seconds.
public struct Audio: MessageKind {
  public var source: MediaSource
  public var duration: Double
  public var title: String?
  public var name: String { "audio" }
  public var text: String { title ?? source.name }
  public var playingTime: Double? { duration }

  public init(_ source: MediaSource, duration: Double, title: String? = nil) {
    self.source = source
    self.duration = duration
    self.title = title
  }
}
