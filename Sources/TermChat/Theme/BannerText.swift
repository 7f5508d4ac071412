/// A text of a banner.
public struct BannerText: Hashable, Sendable {
  public var color = Color.rgb(0x000000)
  /// Points: 16 and more are bold, 10 and less dim.
  public var size = 14.0
  public var shadow = TextShadow()

  public init() {}
}

/// The shadow of a text; a terminal draws that of a button only.
public struct TextShadow: Hashable, Sendable {
  public var color = Color.rgb(0xFFFFFF)
  /// 0…1.
  public var alpha = 1.0
  /// Points to the right.
  public var x = 0.0
  /// Points down.
  public var y = 1.0

  public init() {}
}
