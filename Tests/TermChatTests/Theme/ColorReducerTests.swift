import TestSupport
import Testing

@testable import TermChat

@Suite struct ColorReducerTests {
  @Test(arguments: [
    (Color.terminal, Color.terminal, Color.terminal, Color.terminal),
    (.palette(3), .palette(3), .palette(3), .palette(3)),
    (.palette(11), .palette(11), .palette(11), .palette(3)),
    (.palette(196), .palette(196), .palette(9), .palette(1)),
    (.rgb(0xFF0000), .palette(196), .palette(9), .palette(1)),
    (.rgb(0x00CD00), .palette(40), .palette(2), .palette(2)),
  ])
  func eachColorBecomesTheOneMostLikeIt(
    _ color: Color, _ palette: Color, _ sixteen: Color, _ eight: Color
  ) {
    for (depth, expected) in [
      (ColorDepth.rgb, color), (.palette, palette), (.sixteen, sixteen), (.eight, eight),
      (.none, .terminal),
    ] {
      var reducer = ColorReducer(depth)
      #expect(reducer.shown(Style(color)).foreground == expected)
      #expect(reducer.shown(Style(.terminal, on: color)).background == expected)
    }
  }

  @Test func everyPaletteColorIsItsOwnNearest() {
    var reducer = ColorReducer(.palette)
    for index in 16..<256 {
      let rgb = Palette.colors[index]
      guard case .palette(let shown) = reducer.shown(Style(.rgb(rgb))).foreground.value else {
        Issue.record("\(index) isn't a palette colour")
        continue
      }
      #expect(Palette.colors[Int(shown)] == rgb)
    }
  }

  @Test func greysOnTheUsersOwnBackgroundAreTheUsersOwnText() {
    var eight = ColorReducer(.eight)
    #expect(eight.shown(Style(.rgb(0x808080))) == Style.plain.with(.dim))
    #expect(eight.shown(Style(.rgb(0xFFFFFF))) == .plain)
    #expect(eight.shown(Style(.rgb(0x000000))) == .plain)
    var sixteen = ColorReducer(.sixteen)
    #expect(sixteen.shown(Style(.rgb(0x808080))) == Style(.palette(8)))
  }

  @Test func withoutColorsAttributesAreLeft() {
    var reducer = ColorReducer(.none)
    #expect(
      reducer.shown(Style(.rgb(0xFF0000), on: .palette(3), [.bold, .reverse]))
        == Style.plain.with([.bold, .reverse]))
  }

  // Title and subtitle of Message-Banner's four shipped designs: contrasts from 1.46 to 9.47.
  @Test(
    arguments: [
      (0x97000D, 0xF0F0F0, 0xEC736B), (0xFDE4C6, 0x000000, 0xF19B2C),
      (0x2A7AB7, 0xFFFFFF, 0x87D3F2),
      (0x3BAF4A, 0xFFFFFF, 0x78EE8A),
    ] as [(UInt32, UInt32, UInt32)])
  func shippedBannersStayLegibleAndTheirTextsApart(
    _ title: UInt32, _ subtitle: UInt32, _ ground: UInt32
  ) throws {
    for depth in [ColorDepth.palette, .sixteen, .eight] {
      var reducer = ColorReducer(depth)
      let first = reducer.shown(Style(.rgb(title), on: .rgb(ground)))
      let second = reducer.shown(Style(.rgb(subtitle), on: .rgb(ground)))
      #expect(first.background == second.background)
      #expect(first.foreground != second.foreground, "\(depth)")
      #expect(try contrast(first) >= 4.5, "\(depth)")
      // Of so few colours there may be only one that is so far away.
      #expect(try contrast(second) >= (depth < .palette ? 3 : 4.5), "\(depth)")
    }
  }

  @Test func textNeverVanishesInItsBackground() throws {
    for depth in [ColorDepth.palette, .eight, .sixteen] {
      var reducer = ColorReducer(depth)
      #expect(try contrast(reducer.shown(Style(.rgb(0x101010), on: .rgb(0x0A0A12)))) >= 4.5)
    }
  }

  @Test func aColorThatIsThereStaysAsTheDesignHasIt() {
    var reducer = ColorReducer(.palette)
    let faint = Style(.rgb(0x5F5F5F), on: .rgb(0x444444))
    #expect(reducer.shown(faint) == Style(.palette(59), on: .palette(238)))
  }

  @Test(arguments: [ColorDepth.palette, .sixteen, .eight], 0..<40 as Range<UInt64>)
  func foregroundsThatADesignSetsApartStayApart(_ depth: ColorDepth, _ seed: UInt64) {
    var random = Randomness(seed: seed)
    var reducer = ColorReducer(depth)
    // Greys are exact colours of the large palette, as are black and white of every one.
    let exact: [UInt32] = [0x000000, 0xFFFFFF, 0x444444, 0xBCBCBC, 0x5F5F5F]
    let ground = Color.rgb(exact.randomElement(using: &random) ?? 0)
    let many = (0..<3).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    let texts = Set(many + exact.shuffled(using: &random).prefix(2)).subtracting([ground.rgb ?? 0])
    let order = texts.sorted().shuffled(using: &random)
    let shown = order.map { reducer.shown(Style(.rgb($0), on: ground)).foreground }
    // On eight colours there aren't five that can be told from the background.
    let most = depth == .palette ? order.count : 2
    #expect(Set(shown).count >= min(most, order.count), "seed \(seed): \(order) \(shown)")
    let again = order.map { reducer.shown(Style(.rgb($0), on: ground, .bold)).foreground }
    #expect(again == shown, "seed \(seed)")
  }

  @Test func coloursWithoutEndAreForgotten() {
    var reducer = ColorReducer(.palette)
    for value in 0..<20_000 as Range<UInt32> { _ = reducer.shown(Style(.rgb(value * 97))) }
    #expect(reducer.shown(Style(.rgb(0xFF0000))) == Style(.palette(196)))
  }

  private func contrast(_ style: Style) throws -> Double {
    Luminance.contrast(try rgb(style.foreground), try rgb(style.background))
  }

  private func rgb(_ color: Color) throws -> UInt32 {
    guard case .palette(let index) = color.value else { throw NotReduced() }
    return Palette.colors[Int(index)]
  }

  private struct NotReduced: Error {}
}
