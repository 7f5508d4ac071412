/// A video; `width` and `height` in pixels, `duration` in seconds.
public struct Video: MessageKind {
  public var source: MediaSource
  public var width: Int?
  public var height: Int?
  public var duration: Double?
  public var thumbnail: String?
  public var caption: String?
  public var name: String { "video" }
  public var text: String { caption ?? source.name }

  public init(
    _ source: MediaSource, width: Int? = nil, height: Int? = nil, duration: Double? = nil,
    thumbnail: String? = nil, caption: String? = nil
  ) {
    self.source = source
    self.width = width
    self.height = height
    self.duration = duration
    self.thumbnail = thumbnail
    self.caption = caption
  }
}
