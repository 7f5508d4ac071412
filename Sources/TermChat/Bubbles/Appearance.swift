/// What presenters and views need to know to draw: the theme, the signs, the filter, the dates.
///
/// Copied for every message that is laid out, so what it holds is shared.
public struct Appearance: Sendable {
  private var shared: Shared

  private struct Looks: Sendable {
    var theme: Theme
    var symbols: Symbols
    var filter: GlyphFilter
    var zone: Zone
    var names: DateNames
    var detectors: DetectorSet
    var lines: LineGlyphs
  }

  private final class Shared: Sendable {
    let looks: Looks

    init(_ looks: Looks) { self.looks = looks }
  }

  public init(
    theme: Theme = .standard, symbols: Symbols = .unicode, filter: GlyphFilter = GlyphFilter(),
    zone: Zone = .utc, names: DateNames = .english, detectors: DetectorSet = .standard
  ) {
    shared = Shared(
      Looks(
        theme: theme, symbols: symbols, filter: filter, zone: zone, names: names,
        detectors: detectors, lines: LineGlyphs(symbols, filter)))
  }

  private mutating func change(_ body: (inout Looks) -> Void) {
    var looks = shared.looks
    body(&looks)
    looks.lines = LineGlyphs(looks.symbols, looks.filter)
    shared = Shared(looks)
  }
}

extension Appearance {
  public var theme: Theme {
    get { shared.looks.theme }
    set { change { $0.theme = newValue } }
  }

  public var symbols: Symbols {
    get { shared.looks.symbols }
    set { change { $0.symbols = newValue } }
  }

  public var filter: GlyphFilter {
    get { shared.looks.filter }
    set { change { $0.filter = newValue } }
  }

  public var zone: Zone {
    get { shared.looks.zone }
    set { change { $0.zone = newValue } }
  }

  public var names: DateNames {
    get { shared.looks.names }
    set { change { $0.names = newValue } }
  }

  /// What is looked for in texts, to be opened or pressed.
  public var detectors: DetectorSet {
    get { shared.looks.detectors }
    set { change { $0.detectors = newValue } }
  }

  /// The signs of boxes.
  public var lines: LineGlyphs { shared.looks.lines }
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

  public var isASCII: Bool { symbols.isASCII }
}
