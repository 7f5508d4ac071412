/// How the button of a banner looks.
public struct BannerButtonDesign: Hashable, Sendable {
  public var background = Color.rgb(0xFFFFFF)
  /// 0…1.
  public var backgroundAlpha = 1.0
  public var backgroundImage: String?
  public var patternImage: String?
  /// Points; above 0 the button is round: `( OK )` and not `[ OK ]`.
  public var cornerRadius = 0.0
  public var border = Color.rgb(0x000000)
  /// 0…1.
  public var borderAlpha = 1.0
  /// Points; from 1 on the border has its own colour.
  public var borderSize = 0.0
  public var text = BannerText()

  public init() {}
}
