/// How banners of one kind look: the properties of Message-Banner's design files.
///
/// The values a property has when a file leaves it out are those that its README documents.
public struct BannerDesign: Hashable, Sendable {
  public var background = Color.rgb(0xFFFFFF)
  /// 0…1; below 0.05 nothing is filled.
  public var backgroundAlpha = 1.0
  public var backgroundImage: String?
  public var title = BannerText()
  public var subtitle = BannerText()
  public var button = BannerButtonDesign()
  /// The picture at the left when a banner brings no icon: a file's name, or a sign of one or two
  /// columns; empty for none.
  public var image: String?
  /// Points; above 0 the conversation behind is dimmed.
  public var blurRadius = 0.0

  public init() {}
}

extension BannerDesign {
  public init(background: Color, title: Color, subtitle: Color) {
    self.background = background
    self.title.color = title
    self.subtitle.color = subtitle
    button.background = background
    button.text.color = subtitle
    button.text.shadow.alpha = 0
  }

  /// The terminal's own colours, reversed.
  public static let terminal = BannerDesign(
    background: .terminal, title: .terminal, subtitle: .terminal)
}
