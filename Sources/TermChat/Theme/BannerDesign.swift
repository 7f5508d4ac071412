/// How banners of one kind look.
public struct BannerDesign: Hashable, Sendable {
  public var background: Color
  public var title: Color
  public var subtitle: Color

  public init(background: Color, title: Color, subtitle: Color) {
    self.background = background
    self.title = title
    self.subtitle = subtitle
  }
}
