import Testing

@testable import TermChat

@Suite struct SurfaceGroundTests {
  private let ground = Style(.rgb(0xD8DEE9), on: .rgb(0x2E3440))

  @Test func theTerminalsOwnColorsBecomeTheThemes() {
    var surface = Surface(size: Size(rows: 1, columns: 4))
    let line = [
      Cell(.space, .plain), Cell(.space, Style(.palette(1))),
      Cell(.space, Style(.terminal, on: .palette(2), .bold)),
      Cell(.space, Style(.palette(1), on: .palette(2))),
    ]
    surface.draw(line, at: .zero, in: surface.bounds)
    surface.ground(ground)
    #expect(
      surface.cells.map(\.style) == [
        ground, Style(.palette(1), on: ground.background),
        Style(ground.foreground, on: .palette(2), .bold), Style(.palette(1), on: .palette(2)),
      ])
  }

  @Test func aPlainGroundLeavesEverythingAsItIs() {
    var surface = Surface(size: Size(rows: 2, columns: 2))
    surface.ground(.plain)
    #expect(surface == Surface(size: Size(rows: 2, columns: 2)))
  }
}
