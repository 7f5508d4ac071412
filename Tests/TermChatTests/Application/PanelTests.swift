import Testing

@testable import TermChat

@Suite("Panels about a message")
struct PanelTests {
  private func driver(_ columns: Int, _ rows: Int) -> ScreenDriver {
    var driver = ScreenDriver(columns, rows)
    driver.play(
      """
      {"type":"user","id":"bo","name":"Bo Diddley"}
      {"type":"message","id":"1","from":"bo","text":"Coffee?"}
      {"type":"input","text":"Tea"}
      {"type":"key","key":"Enter"}
      {"type":"status","id":"me-1","status":"sent","after":1.5}
      {"type":"read","from":"bo","id":"me-1","after":2}
      {"type":"edit","id":"me-1","text":"Tea!","after":60}
      {"type":"reaction","id":"me-1","from":"bo","emoji":"👍"}
      {"type":"key","key":"Esc"}
      {"type":"key","key":"k"}
      """)
    return driver
  }

  @Test("tell all that is known of it")
  func details() {
    var driver = driver(60, 14)
    driver.press("=")
    #expect(
      driver.panelPicture == """
        ╭─ Details ─────────────────────────────────────────╮
        │ From      me                                      │
        │ Sent      Thursday, Jan 01 2026 09:00:00          │
        │ Edited    Thursday, Jan 01 2026 09:01:03          │
        │ Delivery  Thursday, Jan 01 2026 09:00:00  sending │
        │           Thursday, Jan 01 2026 09:00:01  sent    │
        │           Thursday, Jan 01 2026 09:00:03  read    │
        │ Reactions 👍  Bo Diddley                          │
        │ Kind      text                                    │
        │ Id        me-1                                    │
        ╰───────────────────────────────────────────────────╯
        """)
    driver.press("q")
    #expect(driver.row(of: "Details") == nil)
  }

  @Test("list what can be done with it")
  func menu() {
    var driver = driver(40, 15)
    driver.press("m")
    #expect(
      driver.panelPicture == """
        ╭─ Message ────────────────────────────╮
        │ Enter      activate                  │
        │ r          reply                     │
        │ e          edit                      │
        │ D          delete                    │
        │ +          react                     │
        │ y          copy its text             │
        │ Tab        next link or button in it │
        │ Shift-Tab  link or button before     │
        │ a          avatar: who is it?        │
        │ =          details                   │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test("show the emoji in a row, or below each other")
  func reactions() {
    var driver = driver(80, 10)
    driver.press("+")
    #expect(
      driver.panelPicture == """
        ╭─ React ──────────────────────────────────────────╮
        │  1 👍  2 ❤️  3 😂  4 😮  5 😢  6 🙏  7 🎉  8 👎  │
        ╰──────────────────────────────────────────────────╯
        """)
    driver.resize(20, 6)
    #expect(
      driver.panelPicture == """
        ╭───────╮
        │ 1  👍 │
        │ 2  ❤️ │
        │ 3  😂 │
        │ 4  😮 │
        ╰───────╯
        """)
    driver.resize(3, 3)
    #expect(driver.lines.count == 3)
    driver.press("Up", "Enter")
    #expect(driver.requests.last == .reaction(id: "me-1", emoji: "👎", on: true))
  }

  @Test("close when their message goes")
  func removed() {
    var driver = driver(40, 15)
    for key in ["=", "m", "+"] {
      driver.press("k", key)
      driver.chat(.message(Message(id: "x", from: "bo", Text("x"))))
    }
    driver.chat(.remove(id: "1"))
    #expect(driver.row(of: "React") == nil)
  }
}

@Suite("Bare text")
struct BareTests {
  @Test("has the whole screen and the terminal's own mouse")
  func bare() {
    var driver = ScreenDriver(40, 10)
    driver.chat(page(20, "a"))
    driver.type("draft")
    driver.press("Ctrl-x", "Ctrl-b")
    let frame = driver.screen.draw()
    #expect(!frame.wantsMouse && frame.cursor == nil)
    #expect(driver.row(of: "a19") == 9 && driver.row(of: "TermChat") == nil)
    driver.press("x", "r", "k", "/")
    #expect(driver.row(of: "a19") == 9)
    driver.press("PageUp")
    #expect(driver.row(of: "a19") == nil)
    driver.press("Alt-l")
    #expect(driver.screen.draw().wantsMouse && driver.screen.focus == .composer)
    #expect(driver.screen.composer.draft.text == "draft")
  }

  @Test("is left by Esc, q and Alt-l, and by a paste", arguments: ["Esc", "q", "Alt-l", "i"])
  func leave(key: String) {
    var driver = ScreenDriver(40, 10)
    driver.press("Esc", "Alt-l", key)
    #expect(!driver.screen.isBare && driver.screen.focus == .conversation)
    driver.press("Ctrl-x", "Ctrl-b")
    driver.handle([.paste("text")], at: driver.now)
    #expect(!driver.screen.isBare && driver.screen.composer.draft.text == "text")
  }
}
