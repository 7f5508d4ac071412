import Testing

@testable import TermChat

/// Pictures of banners.
struct BannerScreenTests {
  @Test(arguments: Banner.Kind.allCases, Banner.Position.allCases)
  func `Each kind has its sign, in each position its place`(
    kind: Banner.Kind, position: Banner.Position
  ) {
    var driver = ScreenDriver(30, 12)
    driver.chat(
      .banner(Banner(kind, "Title", subtitle: "A subtitle", position: position, button: "OK")))
    let sign = [Banner.Kind.error: "✖", .warning: "⚠", .message: "ℹ", .success: "✔"][kind] ?? ""
    var wanted = [String](repeating: "", count: 12)
    wanted[0] = " TermChat             F1 help"
    let row = [Banner.Position.top: 1, .center: 4, .bottom: 8][position] ?? 0
    wanted[row] = " \(sign)  Title              ( OK )"
    wanted[row + 1] = "    A subtitle"
    wanted[10] = String(repeating: "─", count: 30)
    wanted[11] = "› Message"
    #expect(driver.lines == wanted, "\(driver.picture)")
  }

  /// Rows of the screen, 100 ms after 100 ms, one picture beside the other.
  private func slide(
    _ position: Banner.Position, _ shown: Range<Int>, frames: Int, leaving key: String? = nil
  ) -> String {
    var configuration = ChatScreenConfiguration()
    configuration.animates = true
    var driver = ScreenDriver(12, 16, configuration: configuration)
    driver.chat(
      .banner(Banner(.error, "Gone", subtitle: "away", duration: .endless, position: position)))
    if let key {
      driver.wait(500)
      driver.press("Tab", key)
    }
    var rows = [String](repeating: "", count: shown.count)
    for _ in 0..<frames {
      let surface = driver.screen.draw().surface
      for row in rows.indices { rows[row] += fill(surface.row(shown.lowerBound + row)) + "│" }
      driver.wait(100)
    }
    return rows.joined(separator: "\n")
  }

  /// Blank cells of a banner as dots.
  private func fill(_ row: ArraySlice<Cell>) -> String {
    row.map { cell in
      cell.glyph == .space && cell.style.background != .terminal ? "." : cell.glyph.text
    }.joined()
  }

  @Test func `From above, and up again`() {
    #expect(
      slide(.top, 1..<5, frames: 6) == """
        ............│............│....away....│.✖..Gone....│............│............│
                    │            │............│....away....│.✖..Gone....│.✖..Gone....│
                    │            │            │............│....away....│....away....│
                    │            │            │            │............│............│
        """)
    #expect(
      slide(.top, 1..<5, frames: 6, leaving: "Up") == """
        ............│.✖..Gone....│....away....│............│............│            │
        .✖..Gone....│....away....│............│            │            │            │
        ....away....│............│            │            │            │            │
        ............│            │            │            │            │            │
        """)
  }

  @Test func `From below, and down again`() {
    #expect(
      slide(.bottom, 10..<14, frames: 6) == """
                    │            │            │            │............│............│
                    │            │            │............│.✖..Gone....│.✖..Gone....│
                    │            │............│.✖..Gone....│....away....│....away....│
        ............│............│.✖..Gone....│....away....│............│............│
        """)
    #expect(
      slide(.bottom, 10..<14, frames: 6, leaving: "Down") == """
        ............│            │            │            │            │            │
        .✖..Gone....│............│            │            │            │            │
        ....away....│.✖..Gone....│............│            │            │            │
        ............│....away....│.✖..Gone....│............│............│            │
        """)
  }

  @Test func `From the left, and to either side`() {
    #expect(
      slide(.center, 5..<9, frames: 6) == """
        .           │...         │......      │.........   │............│............│
        .           │...         │ne....      │.Gone....   │.✖..Gone....│.✖..Gone....│
        .           │...         │ay....      │.away....   │....away....│....away....│
        .           │...         │......      │.........   │............│............│
        """)
    #expect(
      slide(.center, 5..<9, frames: 6, leaving: "Left") == """
        ............│.........   │......      │...         │.           │            │
        .✖..Gone....│.Gone....   │ne....      │...         │.           │            │
        ....away....│.away....   │ay....      │...         │.           │            │
        ............│.........   │......      │...         │.           │            │
        """)
    #expect(
      slide(.center, 5..<9, frames: 6, leaving: "Right") == """
        ............│   .........│      ......│         ...│           .│            │
        .✖..Gone....│   .✖..Gone.│      .✖..Go│         .✖.│           .│            │
        ....away....│   ....away.│      ....aw│         ...│           .│            │
        ............│   .........│      ......│         ...│           .│            │
        """)
  }
}
