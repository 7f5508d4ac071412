/// A banner's parts as cells, made once for a width: its texts may be long.
///
/// What is behind gives the cells their backgrounds when they are drawn.
struct BannerLayout: Sendable {
  let banner: Banner
  let paint: BannerPaint
  /// At most two columns; empty for none.
  let icon: [Cell]
  /// `[ Retry ]`, or `( Retry )` where buttons are round; empty where there is no room for it.
  let button: [Cell]
  /// Where the text begins.
  let indent: Int
  let textColumns: Int
  /// Title and subtitle.
  let lines: [[Cell]]

  init(_ banner: Banner, _ appearance: Appearance, columns: Int, backdrop: Backdrop) {
    let theme = appearance.theme
    let design = theme.design(of: banner.kind)
    let paint = BannerPaint(design, theme: theme, backdrop: backdrop)
    let hasRoom = columns >= Self.leastForIcon
    let icon = hasRoom ? appearance.icon(of: banner, design) : []
    let indent = hasRoom ? 2 + (icon.isEmpty ? 0 : 2) : min(1, max(0, columns - 1))
    let room = min(Self.mostForButton, columns - indent - 4 - Self.leastBesideButton)
    let hasButton = banner.hasButton && room >= Self.leastForButton
    let button = hasButton ? appearance.button(of: banner, paint, within: room) : []
    let beside = (hasRoom ? 2 : 0) + (button.isEmpty ? 0 : button.columns + 2)
    let textColumns = max(1, columns - indent - beside)
    let lines = { (text: String, style: Style) in
      appearance.styled(text, style).wrapped(columns: textColumns).lines.map(\.cells)
    }
    self.banner = banner
    self.paint = paint
    self.icon = icon
    self.button = button
    self.indent = indent
    self.textColumns = textColumns
    self.lines =
      lines(banner.title, design.title.style(.bold))
      + (banner.subtitle.map { lines($0, design.subtitle.style()) } ?? [])
  }

  // Narrower ones have no icon.
  private static let leastForIcon = 12
  private static let mostForButton = 20
  // `[ OK ]`
  private static let leastForButton = 6
  // The text needs the room more than a button does.
  private static let leastBesideButton = 10
}

extension BannerLayout {
  /// Rows as the duration counts them: the text and a row of air above and below, unclipped.
  var fullRows: Int { lines.count + 2 }
}

extension Appearance {
  fileprivate func icon(of banner: Banner, _ design: BannerDesign) -> [Cell] {
    cells(sign(of: banner, design), design.title.style(.bold), within: 2)
  }

  private func sign(of banner: Banner, _ design: BannerDesign) -> String {
    if let icon = banner.icon { return icon }
    let own = symbols.icon(of: banner.kind)
    guard let image = design.image else { return own }
    let isShown =
      ThemeShape.isDrawn(image: image) && (!isASCII || image.allSatisfy(\.isASCII))
    return image.isEmpty || isShown ? image : own
  }

  fileprivate func button(of banner: Banner, _ paint: BannerPaint, within room: Int) -> [Cell] {
    let design = paint.design.button
    let text = design.text.style()
    let edge = Style(paint.bracket, on: .terminal, text.attributes)
    let isRound = design.cornerRadius > 0
    return cells(isRound ? "( " : "[ ", edge) + cells(banner.button ?? "", text, within: room - 4)
      + cells(isRound ? " )" : " ]", edge)
  }
}

extension Banner {
  var hasButton: Bool { !(button ?? "").isEmpty }
}

extension BannerText {
  // Points, as UIKit counts text: Message-Banner's own texts have 12 to 15.
  private static let bigText = 16.0
  private static let smallText = 10.0

  fileprivate func style(_ attributes: Style.Attributes = []) -> Style {
    var style = Style(color, on: .terminal, attributes)
    if size >= Self.bigText { style = style.with(.bold) }
    if size <= Self.smallText { style = style.with(.dim) }
    return style
  }
}
