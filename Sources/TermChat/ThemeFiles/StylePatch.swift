/// What a theme file says of a style; the rest is somebody else's.
struct StylePatch: Hashable, Sendable {
  var color: ThemeColor?
  var background: ThemeColor?
  /// The attributes that are said to be there.
  var on: Style.Attributes = []
  /// The attributes that are said not to be there.
  var off: Style.Attributes = []
}

extension StylePatch {
  /// This, and of `other` what this doesn't say.
  func over(_ other: StylePatch) -> StylePatch {
    StylePatch(
      color: color ?? other.color, background: background ?? other.background,
      on: on.union(other.on.subtracting(off)), off: off.union(other.off.subtracting(on)))
  }

  /// The style that this makes of one; colours with an alpha lie over what is behind them.
  func style(over style: Style, ground: UInt32) -> Style {
    let background = background?.over(ground) ?? style.background
    return Style(
      color?.over(background.rgb ?? ground) ?? style.foreground, on: background,
      style.attributes.union(on).subtracting(off))
  }
}

extension StylePatch {
  /// The attributes by their keys in theme files.
  static let attributes: [(key: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("strikethrough", .strikethrough),
  ]

  static let keys = ["color", "background"] + attributes.map(\.key)
}
