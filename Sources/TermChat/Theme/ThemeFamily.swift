/// A theme as its user knows it: one look for dark terminals and one for light ones.
public struct ThemeFamily: Hashable, Sendable {
  public var name: String
  /// A line for lists; "" for none.
  public var summary: String
  public var dark: Theme
  public var light: Theme

  public init(name: String, summary: String = "", dark: Theme, light: Theme) {
    self.name = name
    self.summary = summary
    self.dark = dark
    self.light = light
  }
}

extension ThemeFamily {
  public func theme(_ brightness: Brightness) -> Theme { brightness == .dark ? dark : light }
}
