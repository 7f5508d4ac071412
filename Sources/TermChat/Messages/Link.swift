/// A web page with what is known about it.
public struct Link: MessageKind {
  public var url: String
  public var title: String?
  public var teaser: String?
  /// What the sender wrote around the link.
  public var comment: String?
  public var thumbnail: String?
  public var name: String { "link" }
  public var text: String { [comment, title, url].compactMap(\.self).joined(separator: "\n") }

  public init(
    _ url: String, title: String? = nil, teaser: String? = nil, comment: String? = nil,
    thumbnail: String? = nil
  ) {
    self.url = url
    self.title = title
    self.teaser = teaser
    self.comment = comment
    self.thumbnail = thumbnail
  }
}
