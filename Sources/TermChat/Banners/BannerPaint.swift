/// The colours of a banner over what stands behind it.
struct BannerPaint {
  var design: BannerDesign
  /// `0xRRGGBB` of what has no colour of its own.
  var ground: UInt32
  /// What texts are moved to.
  var contrast: Double

  // Message-Banner fills nothing that could hardly be seen.
  private static let leastAlpha = 0.05

  init(_ design: BannerDesign, theme: Theme, backdrop: Backdrop) {
    self.design = design
    ground = backdrop.color(under: theme)
    contrast = theme.minimumContrast
  }
}

extension BannerPaint {
  /// Puts the background over what is drawn already.
  func fill(_ rect: Rect, on surface: inout Surface) {
    guard design.backgroundAlpha >= Self.leastAlpha else { return }
    let rect = rect.intersection(surface.bounds)
    var known: (behind: Color, cell: Cell)?
    for row in rect.rows {
      let cells = rect.columns.map { column -> Cell in
        let behind = surface[row, column].style.background
        if let known, known.behind == behind { return known.cell }
        let color = layer(design.background, design.backgroundAlpha, behind)
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
    draw(line, at: point, in: clip, on: &surface) {
      layer(design.button.background, design.button.backgroundAlpha, $0)
    }
  }

  /// Draws what needn't be read: its colour stays as it is.
  func drawShade(_ line: [Cell], at point: Point, in clip: Rect, on surface: inout Surface) {
    var paint = self
    paint.contrast = 1
    paint.draw(line, at: point, in: clip, on: &surface)
  }

  // Without a colour of its own it would be lost in the conversation.
  private var base: Style.Attributes {
    design.background == .terminal && design.backgroundAlpha >= Self.leastAlpha ? .reverse : []
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

  private func readable(_ look: Style) -> Style {
    Style(
      look.foreground.readable(on: rgb(look.background), ratio: contrast), on: look.background,
      look.attributes.symmetricDifference(base))
  }
}

extension BannerPaint {
  /// A colour with its alpha over another.
  func layer(_ color: Color, _ alpha: Double, _ behind: Color) -> Color {
    alpha < Self.leastAlpha ? behind : color.blended(with: rgb(behind), 1 - alpha)
  }

  private func rgb(_ color: Color) -> UInt32 {
    if case .rgb(let value) = color.value { value } else { ground }
  }

  /// The border of the button over its background; its text's colour where there is no border.
  var bracket: Color {
    let button = design.button
    guard button.borderSize >= 1 else { return button.text.color }
    return layer(
      button.border, button.borderAlpha, layer(button.background, button.backgroundAlpha, usual))
  }

  /// The shadow beside the button, where a design has one that could be seen.
  var shade: Color? {
    let shadow = design.button.text.shadow
    guard shadow.alpha >= Self.leastShade, shadow.x > 0 || shadow.y > 0,
      case .rgb = design.background.value
    else { return nil }
    return layer(shadow.color, shadow.alpha, usual)
  }

  private static let leastShade = 0.25

  /// The background where nothing with a colour stands behind.
  private var usual: Color { layer(design.background, design.backgroundAlpha, .terminal) }
}

extension Backdrop {
  /// `0xRRGGBB` of what lies behind a screen in this theme.
  func color(under theme: Theme) -> UInt32 {
    if case .rgb(let value) = theme.ground.background.value { value } else { color }
  }
}
