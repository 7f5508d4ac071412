import Testing

@testable import TermChat

/// Keys on a banner.
struct BannerFocusTests {
  private func driver(
    _ position: Banner.Position = .top, button: String? = nil, dismissible: Bool = true,
    animates: Bool = false
  ) -> ScreenDriver {
    var configuration = ChatScreenConfiguration()
    configuration.animates = animates
    var driver = ScreenDriver(60, 12, configuration: configuration)
    driver.chat(
      .banner(
        Banner(
          .error, "Offline", id: "net", duration: .milliseconds(60_000), position: position,
          button: button, isDismissible: dismissible)))
    return driver
  }

  private func title(_ driver: ScreenDriver) -> String? {
    driver.screen.banners.shown?.banner.title
  }

  @Test(arguments: [
    (Banner.Position.top, "Up"), (.bottom, "Down"), (.center, "Left"), (.center, "Right"),
    (.top, "Enter"), (.bottom, "Enter"), (.center, "Enter"),
  ])
  func `A key sends it away where it may go`(position: Banner.Position, key: String) {
    var driver = driver(position)
    driver.press("Tab", key)
    #expect(title(driver) == nil)
    #expect(driver.requests == [.dismiss(id: "net")])
    driver.type("x")
    #expect(driver.screen.composer.draft.text == "x")
  }

  @Test(arguments: [
    (Banner.Position.top, "Down"), (.top, "Left"), (.bottom, "Up"), (.center, "Up"),
    (.center, "x"), (.top, "PageUp"), (.top, "Space"),
  ])
  func `A key that does nothing to it gives the focus back and does what it does there`(
    position: Banner.Position, key: String
  ) {
    var driver = driver(position)
    driver.type("a b")
    driver.press("Tab")
    #expect(driver.screen.hasBannerFocus)
    driver.press(key)
    #expect(!driver.screen.hasBannerFocus)
    #expect(title(driver) == "Offline")
    driver.type("!")
    let typed = ["x": "a bx!", "Space": "a b !", "Left": "a !b"]
    #expect(driver.screen.composer.draft.text == typed[key] ?? "a b!")
  }

  @Test func `Typed and pasted text is never lost`() {
    var driver = driver()
    driver.press("Tab")
    driver.type("two\nlines")
    driver.press("Tab")
    driver.handle([.paste(", pasted")], at: driver.now)
    #expect(driver.screen.composer.draft.text == "two\nlines, pasted")
    #expect(!driver.screen.hasBannerFocus)
  }

  @Test func `Enter and Space press the button, which dismisses nothing`() {
    var driver = driver(button: "Retry")
    driver.press("Tab", "Enter", "Space")
    let press = ChatRequest.press(id: "net", what: "button", value: "Retry")
    #expect(driver.requests == [press, press])
    #expect(driver.screen.hasBannerFocus)
    driver.press("Up")
    #expect(title(driver) == nil)
  }

  @Test func `Tab and Shift-Tab give the focus back, to reading too`() {
    var driver = driver()
    driver.press("Esc")
    driver.chat(.banner(Banner(.error, "Again", duration: .endless)))
    driver.press("Esc", "Esc")
    #expect(driver.screen.focus == .conversation)
    driver.chat(.banner(Banner(.error, "Again", duration: .endless)))
    driver.press("Tab")
    #expect(driver.screen.hasBannerFocus)
    driver.press("Shift-Tab")
    #expect(!driver.screen.hasBannerFocus && driver.screen.focus == .conversation)
  }

  @Test func `In reading Tab goes to each banner once, and does what it does there besides`() {
    var driver = ScreenDriver(60, 12)
    driver.press("Esc")
    driver.chat(.banner(Banner(.error, "Offline", duration: .endless)))
    driver.press("Tab")
    #expect(driver.screen.hasBannerFocus)
    driver.press("Tab")
    #expect(!driver.screen.hasBannerFocus && driver.screen.focus == .composer)
    driver.press("Tab")
    #expect(driver.screen.hasBannerFocus)
    driver.press("Tab")
    #expect(!driver.screen.hasBannerFocus && driver.screen.focus == .composer)
    driver.click(8, 30)
    #expect(driver.screen.focus == .conversation)
    driver.press("Tab")
    #expect(!driver.screen.hasBannerFocus && driver.screen.focus == .composer)
    // A second click on the same cell would open a menu.
    driver.click(8, 20)
    driver.chat(.hide(id: nil), .banner(Banner(.error, "Again", duration: .endless)))
    driver.press("Tab")
    #expect(driver.screen.hasBannerFocus && driver.screen.focus == .conversation)
  }

  @Test func `Tab and Shift-Tab go on among links under a banner`() {
    var driver = ScreenDriver(60, 12)
    driver.chat(
      .message(Message(id: "1", from: "bo", Text("https://a.example and https://b.example"))))
    driver.press("Esc", "k")
    driver.chat(.banner(Banner(.error, "Offline", duration: .endless)))
    driver.press("Tab", "Tab")
    let first = driver.screen.view.interaction.focusedHotspot
    #expect(first != nil && !driver.screen.hasBannerFocus)
    driver.press("Tab")
    #expect(driver.screen.view.interaction.focusedHotspot != first)
    driver.press("Shift-Tab")
    #expect(driver.screen.view.interaction.focusedHotspot == first)
  }

  @Test func `What can't be dismissed lets no key do it`() {
    for key in ["Up", "Enter", "Esc"] {
      var driver = driver(dismissible: false)
      driver.press("Tab", key)
      #expect(title(driver) == "Offline" && !driver.screen.hasBannerFocus)
      #expect(driver.screen.focus == .composer)
    }
  }

  @Test func `The focus returns when the banner goes, and stays with one in its place`() {
    var driver = driver(button: "Retry")
    driver.chat(.banner(Banner(.message, "Next")))
    driver.press("Tab")
    driver.chat(.banner(Banner(.error, "Still offline", id: "net", button: "Retry")))
    #expect(driver.screen.hasBannerFocus)
    driver.chat(.hide(id: "net"))
    #expect(title(driver) == "Next" && !driver.screen.hasBannerFocus)
    driver.press("Enter")
    #expect(title(driver) == "Next")
  }

  @Test func `No panel, search or empty screen lets Tab go to a banner`() {
    for key in ["F1", "/", "Alt-l"] {
      var driver = driver(.top, dismissible: false)
      driver.press("Esc", key, "Tab")
      #expect(!driver.screen.hasBannerFocus)
    }
    var none = ScreenDriver()
    none.press("Tab")
    none.type("x")
    #expect(none.screen.composer.draft.text == "x")
  }

  @Test func `It shows who has the keys, and which they are`() {
    var driver = driver(button: "Retry")
    let plain = driver.screen.draw()
    driver.press("Tab")
    let frame = driver.screen.draw()
    #expect(frame.cursor == nil && plain.cursor != nil)
    #expect(driver.lines[0] == " TermChat               Enter press · Up dismiss · Tab back")
    #expect(reversed(frame) == "( Retry )")
    var bare = self.driver()
    bare.press("Tab")
    #expect(bare.lines[0] == " TermChat                             Up dismiss · Tab back")
    #expect(reversed(bare.screen.draw()) == "✖")
  }

  private func reversed(_ frame: Frame) -> String {
    let cells = frame.surface.cells.filter { $0.style.attributes.contains(.reverse) }
    return cells.map(\.glyph.text).joined()
  }

  @Test func `While it comes dismissals do nothing, while it goes it takes no keys`() {
    var driver = driver(animates: true)
    driver.press("Tab", "Up", "Esc", "Enter")
    driver.mouse(.press, 1, 5)
    driver.mouse(.drag, 0, 5)
    driver.click(1, 5)
    #expect(driver.screen.hasBannerFocus && driver.screen.focus == .composer)
    driver.wait(1_000)
    #expect(title(driver) == "Offline" && driver.requests.isEmpty)
    driver.press("Up")
    #expect(driver.requests == [.dismiss(id: "net")])
    driver.press("Tab", "Esc")
    #expect(!driver.screen.hasBannerFocus && driver.screen.focus == .conversation)
  }
}
