/// The looks of what stands inside a bubble.
public struct ContentStyles: Hashable, Sendable {
  public var text: Style
  /// Sizes, captions, teasers, times, quotes.
  public var detail: Style
  /// What a key or a click opens.
  public var link: Style
  /// Frames and rules inside the content.
  public var line: Style
  /// What a search found.
  public var match: Style

  public init(text: Style, detail: Style, link: Style, line: Style, match: Style) {
    self.text = text
    self.detail = detail
    self.link = link
    self.line = line
    self.match = match
  }
}

extension ContentStyles {
  /// The terminal's own colours.
  public static let plain = ContentStyles(
    text: .plain, detail: .plain.with(.dim), link: .plain.with(.underline),
    line: .plain.with(.dim), match: .plain.with(.reverse))
}
