/// The colours of a banner over what stands behind it.
struct BannerPaint {
  var design: BannerDesign
  /// `0xRRGGBB` of what lies behind the screen.
  var ground: UInt32
  /// The theme's own background; the terminal's where it has none.
  var painted: Color
  /// What texts are moved to.
  var contrast: Double

  init(_ design: BannerDesign, theme: Theme, backdrop: Backdrop) {
    self.design = design
    ground = backdrop.color(under: theme)
    painted = theme.ground.background
    contrast = theme.minimumContrast
  }
}

extension BannerPaint {
  /// Puts the background over what is drawn already.
  func fill(_ rect: Rect, on surface: inout Surface) {
    guard design.backgroundAlpha >= Color.leastAlpha else { return }
    let rect = rect.intersection(surface.bounds)
    var known: (behind: Color, cell: Cell)?
    for row in rect.rows {
      let cells = rect.columns.map { column -> Cell in
        let behind = surface[row, column].style.background
        if let known, known.behind == behind { return known.cell }
        let color = fill(over: behind)
        let cell = Cell(.space, Style(.terminal, on: color, base))
        known = (behind, cell)
        return cell
      }
      surface.draw(cells, at: Point(row: row, column: rect.origin.column), in: rect)
    }
  }

  /// Draws a text on whatever background is there.
  func draw(_ line: [Cell], at point: Point, in clip: Rect, on surface: inout Surface) {
    draw(line, at: point, in: clip, on: &surface) { $0 }
  }

  /// Draws the button on its own background.
  func drawButton(_ line: [Cell], at point: Point, in clip: Rect, on surface: inout Surface) {
    draw(line, at: point, in: clip, on: &surface) { buttonFill(over: $0) }
  }

  /// Draws what needn't be read: its colour stays as it is.
  func drawShade(_ line: [Cell], at point: Point, in clip: Rect, on surface: inout Surface) {
    var paint = self
    paint.contrast = 1
    paint.draw(line, at: point, in: clip, on: &surface)
  }

  // Without a colour of its own it would be lost in the conversation.
  private var base: Style.Attributes {
    design.background == .terminal && design.backgroundAlpha >= Color.leastAlpha ? .reverse : []
  }

  private func draw(
    _ line: [Cell], at point: Point, in clip: Rect, on surface: inout Surface,
    _ background: (Color) -> Color
  ) {
    var column = point.column
    var known: (look: Style, style: Style)?
    let cells = line.map { cell -> Cell in
      let place = Point(row: point.row, column: column)
      column += cell.glyph.columns
      let behind =
        surface.bounds.contains(place)
        ? surface[place.row, place.column].style.background : .terminal
      let look = Style(cell.style.foreground, on: background(behind), cell.style.attributes)
      if let known, known.look == look { return Cell(cell.glyph, known.style) }
      let style = readable(look)
      known = (look, style)
      return Cell(cell.glyph, style)
    }
    surface.draw(cells, at: point, in: clip)
  }

  /// On a colour that nobody knows a text stays as the design has it.
  private func readable(_ look: Style) -> Style {
    let behind = look.background == .terminal ? painted : look.background
    let text = behind.rgb.map { look.foreground.readable(on: $0, ratio: contrast) }
    return Style(
      text ?? look.foreground, on: look.background, look.attributes.symmetricDifference(base))
  }
}

extension BannerPaint {
  /// The border of the button over its background; its text's colour where there is no border.
  var bracket: Color {
    let button = design.button
    guard button.borderSize >= 1 else { return button.text.color }
    return button.border.over(buttonFill(over: usual), alpha: button.borderAlpha, ground: ground)
  }

  /// The shadow beside the button, where a design has one that could be seen.
  var shade: Color? {
    let shadow = design.button.text.shadow
    guard shadow.alpha >= Self.leastShade, shadow.x > 0 || shadow.y > 0,
      design.background.rgb != nil
    else { return nil }
    return shadow.color.over(usual, alpha: shadow.alpha, ground: ground)
  }

  private static let leastShade = 0.25

  /// The background where nothing with a colour stands behind.
  private var usual: Color { fill(over: .terminal) }

  private func fill(over behind: Color) -> Color {
    design.background.over(behind, alpha: design.backgroundAlpha, ground: ground)
  }

  private func buttonFill(over behind: Color) -> Color {
    design.button.background.over(
      behind, alpha: design.button.backgroundAlpha, ground: ground)
  }
}

extension Backdrop {
  /// `0xRRGGBB` of what lies behind a screen in this theme.
  func color(under theme: Theme) -> UInt32 {
    theme.ground.background.rgb ?? color
  }
}
