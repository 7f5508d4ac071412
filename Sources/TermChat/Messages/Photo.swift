/// A picture; `width` and `height` in pixels.
public struct Photo: MessageKind {
  public var source: MediaSource
  public var width: Int?
  public var height: Int?
  public var caption: String?
  public var alt: String?
  public var name: String { "photo" }
  public var text: String { caption ?? alt ?? source.name }

  public init(
    _ source: MediaSource, width: Int? = nil, height: Int? = nil, caption: String? = nil,
    alt: String? = nil
  ) {
    self.source = source
    self.width = width
    self.height = height
    self.caption = caption
    self.alt = alt
  }
}
