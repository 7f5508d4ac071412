/// What presenters and views need to know to draw: the theme, the signs, the filter, the dates.
public struct Appearance: Sendable {
  public var theme: Theme
  public var symbols: Symbols { didSet { lines = LineGlyphs(symbols, filter) } }
  public var filter: GlyphFilter { didSet { lines = LineGlyphs(symbols, filter) } }
  public var zone: Zone
  public var names: DateNames
  /// What is looked for in texts, to be opened or pressed.
  public var detectors: DetectorSet
  /// The signs of boxes.
  public private(set) var lines: LineGlyphs

  public init(
    theme: Theme = .standard, symbols: Symbols = .unicode, filter: GlyphFilter = GlyphFilter(),
    zone: Zone = .utc, names: DateNames = .english,
    detectors: DetectorSet = .standard
  ) {
    self.theme = theme
    self.symbols = symbols
    self.filter = filter
    self.zone = zone
    self.names = names
    self.detectors = detectors
    lines = LineGlyphs(symbols, filter)
  }
}

extension Appearance {
  /// One line of filtered cells.
  public func cells(_ text: String, _ style: Style) -> [Cell] {
    filter.line(text).map { Cell($0, style) }
  }

  /// One line of filtered cells that takes at most `columns`.
  public func cells(_ text: String, _ style: Style, within columns: Int) -> [Cell] {
    filter.line(text, filling: columns).truncated(to: columns, ascii: isASCII).map {
      Cell($0, style)
    }
  }

  /// Text of one look; line ends at its end are left out.
  public func styled(_ text: String, _ style: Style) -> StyledText {
    var styled = StyledText()
    styled.append(text, style, filter: filter)
    styled.trimNewlines()
    return styled
  }

  public var isASCII: Bool { symbols.ellipsis != "…" }
}
