import Testing

@testable import TermChat

@Suite("What a program puts round the field")
struct SlotTests {
  private func driver(_ columns: Int, _ rows: Int, _ bar: ComposerBar) -> ScreenDriver {
    var configuration = ChatScreenConfiguration()
    configuration.bar = bar
    configuration.keys = KeyMap(
      KeyMap.standard.bindings + [
        KeyMap.Binding(.composer, ["Alt-p"], .pressItem("photo"), "take a photo")
      ])
    return ScreenDriver(columns, rows, configuration: configuration)
  }

  private var bar: ComposerBar {
    ComposerBar(
      left: [.button("photo") { ComposerItem.Look("cam", isEnabled: $0.isEmpty) }],
      right: [.label { $0.isTyped ? "on" : "off" }],
      top: [.label("To 日本語"), .flexibleSpace, .button("expand", "up")],
      bottom: [.button("quick", "quick"), .fixedSpace(3), .label { "\($0.count)" }])
  }

  private func picture(_ driver: ScreenDriver) -> String {
    driver.lines[driver.screen.areas.composer.rows].joined(separator: "\n")
  }

  @Test("stands where there is room")
  func places() {
    var driver = driver(40, 14, bar)
    driver.type("hello")
    #expect(
      picture(driver) == """
        ────────────────────────────────────────
        To 日本語                           [up]
        [cam] › hello                       ↵ on
        [quick]   5
        """)
    driver.resize(40, 8)
    driver.resize(14, 8)
    #expect(!picture(driver).contains("[cam]"))
    for columns in [1, 2, 3] {
      driver.resize(columns, 8)
      #expect(driver.lines.allSatisfy { $0.count <= columns })
    }
    driver.resize(40, 1)
    #expect(picture(driver) == "[cam] › hello                       ↵ on")
  }

  @Test("is pressed by clicks and keys, where it is enabled")
  func presses() {
    var driver = driver(40, 14, bar)
    let press = { (id: String) in ChatRequest.press(id: nil, what: "composer", value: id) }
    driver.click(12, 1)
    driver.press("Alt-p")
    driver.click(11, 38)
    driver.click(11, 2)
    driver.click(13, 0)
    #expect(
      driver.takeRequests() == [press("photo"), press("photo"), press("expand"), press("quick")])
    driver.type("x")
    driver.click(12, 1)
    driver.press("Alt-p")
    #expect(driver.takeRequests() == [])
  }

  @Test("leaves the conversation three rows, whatever is typed")
  func room() {
    for rows in 1...30 {
      var driver = driver(40, rows, bar)
      let before = driver.screen.areas.composer.size.rows
      driver.type("1\n2\n3\n4\n5\n6\n7")
      let after = driver.screen.areas
      #expect(after.composer.size.rows - before == Composer.mostLines(rows: rows) - 1)
      if rows > 9 { #expect(after.conversation.size.rows >= 3) }
    }
  }
}
