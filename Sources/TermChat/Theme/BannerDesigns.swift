/// The designs of the four kinds of banners.
public struct BannerDesigns: Hashable, Sendable {
  public var error = BannerDesign()
  public var warning = BannerDesign()
  public var message = BannerDesign()
  public var success = BannerDesign()

  public init() {}
}

extension BannerDesigns {
  public static let terminal = {
    var designs = BannerDesigns()
    designs.error = .terminal
    designs.warning = .terminal
    designs.message = .terminal
    designs.success = .terminal
    return designs
  }()
}
