/// What lies behind everything: the terminal's own background, as far as is known.
public struct Backdrop: Hashable, Sendable {
  /// `0xRRGGBB`; black or white where the terminal didn't say.
  public var color: UInt32

  public init(_ color: UInt32) { self.color = color }

  public init(_ brightness: Brightness) { color = brightness == .dark ? 0x000000 : 0xFFFFFF }

  public var brightness: Brightness { Oklab(color).isLight ? .light : .dark }

  /// What a terminal of this background likely writes with.
  var text: Color { brightness == .dark ? .rgb(0xD0D4DC) : .rgb(0x24292F) }

  public static let dark = Backdrop(.dark)
  public static let light = Backdrop(.light)
}
