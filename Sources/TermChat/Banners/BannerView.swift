/// Draws a banner over the conversation: icon, title, subtitle, button.
struct BannerView {
  var banner: Banner
  var appearance: Appearance
  var columns: Int
  /// The most rows it may take.
  var mostRows: Int
  // Wrapped once: a text may be long.
  private var lines: [[Cell]] = []

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

  private var hasAir: Bool { mostRows >= fullRows + 2 }
}

extension BannerView {
  private var design: BannerDesign { appearance.theme.design(of: banner.kind) }

  private var textStyle: Style { Style(design.subtitle.color, on: design.background, attributes) }

  private var titleStyle: Style {
    Style(design.title.color, on: design.background, attributes.union(.bold))
  }

  // Without a colour of its own it would be lost in the conversation.
  private var attributes: Style.Attributes { design.background == .terminal ? .reverse : [] }

  private var icon: String { banner.icon ?? appearance.symbols.icon(of: banner.kind) }

  private var button: [Cell] {
    banner.button.map { appearance.cells("[ \($0) ]", textStyle.with(.bold), within: 20) } ?? []
  }

  private var indent: Int { icon.isEmpty ? 2 : 4 }

  private var textColumns: Int {
    max(1, columns - indent - 2 - (button.isEmpty ? 0 : button.columns + 2))
  }

  private var wrapped: [[Cell]] {
    let title = lines(of: banner.title, titleStyle)
    return title + (banner.subtitle.map { lines(of: $0, textStyle) } ?? [])
  }

  // No screen shows more of a text.
  private static let mostBytes = 16_384

  private func lines(of text: String, _ style: Style) -> [[Cell]] {
    appearance.styled(text.start(ofBytes: Self.mostBytes), style)
      .wrapped(columns: textColumns).lines.map(\.cells)
  }
}

extension BannerView {
  /// Where it stands in the conversation's area.
  func rect(in area: Rect) -> Rect {
    let height = min(rows, area.size.rows)
    let row =
      switch banner.position {
      case .top: area.origin.row
      case .center: area.origin.row + (area.size.rows - height) / 2
      case .bottom: area.rows.upperBound - height
      }
    return Rect(row: row, column: area.origin.column, rows: height, columns: area.size.columns)
  }

  func draw(on surface: inout Surface, in area: Rect) {
    let rect = rect(in: area)
    surface.fill(rect, with: Cell(.space, textStyle))
    let first = rect.origin.row + (hasAir ? 1 : 0)
    let room = max(0, rect.rows.upperBound - first - (hasAir ? 1 : 0))
    for (offset, line) in clipped(to: room).enumerated() {
      let point = Point(row: first + offset, column: rect.origin.column + indent)
      surface.draw(line, at: point, in: rect)
    }
    guard room > 0 else { return }
    let sign = appearance.cells(icon, titleStyle, within: 2)
    surface.draw(sign, at: Point(row: first, column: rect.origin.column + 1), in: rect)
    surface.draw(button, at: buttonRect(in: area).origin, in: rect)
  }

  /// Where the button stands; empty when there is none.
  func buttonRect(in area: Rect) -> Rect {
    let rect = rect(in: area)
    return Rect(
      row: rect.origin.row + (rect.size.rows - 1) / 2,
      column: rect.columns.upperBound - button.columns - 1, rows: 1, columns: button.columns)
  }

  /// The lines that fit; the last one shows that there were more.
  private func clipped(to count: Int) -> [[Cell]] {
    guard lines.count > count, count > 0 else { return lines }
    var shown = Array(lines.prefix(count))
    shown[count - 1] += appearance.cells(appearance.symbols.ellipsis, textStyle)
    return shown
  }
}
