import Testing

@testable import TermChat

/// What few colours make of the default theme's banners.
struct BannerColorTests {
  private struct Look {
    var title: Style
    var subtitle: Style
    var button: Style
    var fill: Style
  }

  /// The styles that a terminal is given, found in reading order as it finds them.
  private func look(
    _ kind: Banner.Kind, _ position: Banner.Position, _ depth: ColorDepth
  ) throws -> Look {
    var configuration = ChatScreenConfiguration()
    configuration.isMonochrome = depth == .none
    configuration.wear(try #require(ThemeFamily.named("default")))
    var driver = ScreenDriver(40, 18, configuration: configuration)
    driver.chat(
      .banner(Banner(kind, "Title", subtitle: "Sub", position: position, button: "OK")))
    let surface = driver.screen.draw().surface
    var reducer = ColorReducer(depth)
    let styles = surface.cells.map { reducer.shown($0.style) }
    let row = try #require(driver.row(of: "Title"))
    #expect(driver.lines[row].contains("OK"))
    let style = { (row: Int, column: Int) in styles[row * surface.size.columns + column] }
    return Look(
      title: style(row, 4), subtitle: style(row + 1, 4), button: style(row, 35),
      fill: style(row, 15))
  }

  @Test(
    arguments: Banner.Kind.allCases.flatMap { kind in
      Banner.Position.allCases.map { (kind, $0) }
    }, ColorDepth.allCases)
  func `In every place and with any colours it is read and stands out`(
    banner: (kind: Banner.Kind, position: Banner.Position), depth: ColorDepth
  ) throws {
    let look = try look(banner.kind, banner.position, depth)
    #expect(look.title.background == look.fill.background)
    #expect(look.subtitle.background == look.fill.background)
    #expect(look.title != look.subtitle)
    guard depth != .none else {
      #expect(
        [look.title, look.subtitle, look.fill].allSatisfy { $0.attributes.contains(.reverse) })
      return
    }
    #expect(look.title.foreground != look.subtitle.foreground)
    // Of eight colours there is none besides that is like it; brackets and text show it then.
    if depth > .eight { #expect(look.button.background != look.fill.background) }
    #expect(look.fill.background != .terminal)
    let least = depth < .palette ? 3 : 4.5
    for (style, least) in [(look.title, 4.5), (look.subtitle, least), (look.button, least)] {
      #expect(try contrast(style) >= least, "\(shown(style))")
    }
  }

  // Title, subtitle and button of each kind; where this changes, look at it.
  private static let wanted: [ColorDepth: String] = [
    .rgb: """
    error: #630009 on #E77169, #2D2D2D on #E77169, #F0F0F0 on #99020F
    warning: #3F3932 on #EC982B, #000000 on #EC982B, #000000 on #FDE2C3
    message: #1D547E on #84CFED, #505050 on #84CFED, #000000 on #2C7CB8
    success: #21622A on #76E987, #585858 on #76E987, #303030 on #3CB04B
    """,
    .palette: """
    error: 52 on 203, 235 on 203, 255 on 88
    warning: 237 on 208, 16 on 208, 16 on 223
    message: 23 on 117, 239 on 117, 16 on 31
    success: 22 on 114, 239 on 114, 236 on 35
    """,
    .sixteen: """
    error: 0 on 9, 7 on 9, 7 on 1
    warning: 0 on 3, 4 on 3, 0 on 11
    message: 4 on 6, 0 on 6, 15 on 12
    success: 4 on 10, 0 on 10, 0 on 2
    """,
    .eight: """
    error: 7 on 1, 0 on 1, 7 on 1
    warning: 0 on 3, 4 on 3, 0 on 3
    message: 4 on 6, 0 on 6, 7 on 4
    success: 0 on 2, 4 on 2, 0 on 2
    """,
    .none: """
    error: - on - reversed, - on - reversed, - on - reversed
    warning: - on - reversed, - on - reversed, - on - reversed
    message: - on - reversed, - on - reversed, - on - reversed
    success: - on - reversed, - on - reversed, - on - reversed
    """,
  ]

  @Test(arguments: ColorDepth.allCases)
  func `The default theme's banners look as they did`(depth: ColorDepth) throws {
    let lines = try Banner.Kind.allCases.map { kind in
      let look = try look(kind, .top, depth)
      return "\(kind): "
        + [look.title, look.subtitle, look.button].map(shown).joined(separator: ", ")
    }
    #expect(lines.joined(separator: "\n") == Self.wanted[depth])
  }

  private func shown(_ style: Style) -> String {
    let colors = shown(style.foreground) + " on " + shown(style.background)
    return colors + (style.attributes.contains(.reverse) ? " reversed" : "")
  }

  private func shown(_ color: Color) -> String {
    switch color.value {
    case .terminal: "-"
    case .palette(let index): "\(index)"
    case .rgb: color.code
    }
  }

  private func contrast(_ style: Style) throws -> Double {
    Luminance.contrast(try rgb(style.foreground), try rgb(style.background))
  }

  private func rgb(_ color: Color) throws -> UInt32 {
    switch color.value {
    case .terminal: throw Unknown()
    case .palette(let index): Palette.colors[Int(index)]
    case .rgb(let value): value
    }
  }

  private struct Unknown: Error {}
}
