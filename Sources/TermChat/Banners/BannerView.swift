/// Draws a banner over the conversation: icon, title, subtitle, button.
struct BannerView {
  var banner: Banner
  var appearance: Appearance
  var columns: Int
  /// The most rows it may take.
  var mostRows: Int
  /// What lies behind the screen.
  var backdrop = Backdrop.dark
  /// Its way to or from its place; nil there.
  var slide: BannerSlide?
  /// Its keys work: the button shows it, or the icon, or the title.
  var hasFocus = false
  /// Wrapped once: a text may be long.
  private(set) var lines: [[Cell]] = []

  init(banner: Banner, appearance: Appearance, columns: Int, mostRows: Int) {
    self.banner = banner
    self.appearance = appearance
    self.columns = columns
    self.mostRows = mostRows
    lines = wrapped
  }

  /// Rows as the duration counts them: the text and a row of air above and below, unclipped.
  var fullRows: Int { lines.count + 2 }

  /// Rows that it is drawn with; the air goes first when there is little room.
  var rows: Int { min(max(1, mostRows), hasAir ? fullRows : lines.count) }

  var hasAir: Bool { mostRows >= fullRows + 2 }
}

/// What it is made of; what is behind gives the cells their backgrounds.
extension BannerView {
  var design: BannerDesign { appearance.theme.design(of: banner.kind) }

  // In bytes; no sign of two columns has more.
  private static let longestSign = 32
  // Narrower ones have no icon.
  private static let leastForIcon = 12
  private static let mostForButton = 20
  // `[ OK ]`
  private static let leastForButton = 6
  // The text needs the room more than a button does.
  private static let leastBesideButton = 10

  private var hasRoom: Bool { columns >= Self.leastForIcon }

  /// At most two columns; empty for none.
  var icon: [Cell] {
    hasRoom ? appearance.cells(sign, style(design.title, .bold), within: 2) : []
  }

  private var sign: String {
    if let icon = banner.icon { return icon }
    guard let image = design.image else { return appearance.symbols.icon(of: banner.kind) }
    return image.isEmpty || isSign(image) ? image : appearance.symbols.icon(of: banner.kind)
  }

  /// It is one sign to draw, and not the name of a picture.
  private func isSign(_ image: String) -> Bool {
    guard image.utf8.count <= Self.longestSign,
      !image.contains(where: { $0.isASCII && $0.isLetter })
    else { return false }
    let isASCII = image.allSatisfy(\.isASCII)
    return 1...2 ~= appearance.filter.line(image).columns && (isASCII || !appearance.isASCII)
  }

  private var iconColumns: Int { icon.isEmpty ? 0 : 2 }

  /// Where the text begins.
  var indent: Int { hasRoom ? 2 + iconColumns : min(1, max(0, columns - 1)) }

  var textColumns: Int {
    max(1, columns - indent - (hasRoom ? 2 : 0) - (button.isEmpty ? 0 : button.columns + 2))
  }

  private var wrapped: [[Cell]] {
    let title = lines(of: banner.title, style(design.title, .bold))
    return title + (banner.subtitle.map { lines(of: $0, style(design.subtitle)) } ?? [])
  }

  private func lines(of text: String, _ style: Style) -> [[Cell]] {
    appearance.styled(text, style).wrapped(columns: textColumns).lines.map(\.cells)
  }

  // Points, as UIKit counts text: Message-Banner's own texts have 12 to 15.
  private static let bigText = 16.0
  private static let smallText = 10.0

  private func style(_ text: BannerText, _ attributes: Style.Attributes = []) -> Style {
    var style = Style(text.color, on: .terminal, attributes)
    if text.size >= Self.bigText { style = style.with(.bold) }
    if text.size <= Self.smallText { style = style.with(.dim) }
    return style
  }

  /// `[ Retry ]`, or `( Retry )` where buttons are round; empty where there is no room for it.
  var button: [Cell] {
    let room = min(Self.mostForButton, columns - indent - 4 - Self.leastBesideButton)
    guard let title = banner.button, !title.isEmpty, room >= Self.leastForButton else { return [] }
    let text = style(design.button.text)
    let edge = Style(paint.bracket, on: .terminal, text.attributes)
    let isRound = design.button.cornerRadius > 0
    return appearance.cells(isRound ? "( " : "[ ", edge)
      + appearance.cells(title, text, within: room - 4)
      + appearance.cells(isRound ? " )" : " ]", edge)
  }

  var paint: BannerPaint {
    BannerPaint(design, theme: appearance.theme, backdrop: backdrop)
  }
}
