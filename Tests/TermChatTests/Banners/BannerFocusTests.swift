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

/// The mouse on a banner.
struct BannerSwipeTests {
  private func driver(_ position: Banner.Position, dismissible: Bool = true) -> ScreenDriver {
    var driver = ScreenDriver(40, 20)
    driver.chat(
      .banner(Banner(.error, "Offline", id: "net", position: position, isDismissible: dismissible)))
    return driver
  }

  private func isGone(_ driver: ScreenDriver) -> Bool { driver.screen.banners.shown == nil }

  @Test(
    arguments: [
      (Banner.Position.top, Point(row: -1, column: 0), BannerWay.up),
      (.bottom, Point(row: 1, column: 0), .down), (.center, Point(row: 0, column: -2), .left),
      (.center, Point(row: 1, column: 2), .right),
    ], [Mouse.Action.drag, .release])
  func `Dragged far enough it leaves that way`(
    swipe: (position: Banner.Position, by: Point, way: BannerWay), action: Mouse.Action
  ) throws {
    var configuration = ChatScreenConfiguration()
    configuration.animates = true
    var driver = ScreenDriver(40, 20, configuration: configuration)
    driver.chat(.banner(Banner(.error, "Offline", id: "net", position: swipe.position)))
    driver.wait(500)
    let row = try #require(driver.row(of: "Offline"))
    driver.mouse(.press, row, 10)
    #expect(driver.requests.isEmpty)
    driver.mouse(action, row + swipe.by.row, 10 + swipe.by.column)
    driver.mouse(.release, row, 10)
    #expect(driver.requests == [.dismiss(id: "net")])
    #expect(driver.screen.banners.shown?.slide(at: driver.now)?.way == swipe.way)
  }

  @Test(arguments: [
    (Banner.Position.top, Point(row: 1, column: 9)), (.bottom, Point(row: -1, column: 5)),
    (.center, Point(row: -1, column: 1)), (.top, Point(row: 0, column: -9)),
  ])
  func `Dragged another way, or hardly, it stays`(position: Banner.Position, by: Point) throws {
    var driver = driver(position)
    let row = try #require(driver.row(of: "Offline"))
    driver.mouse(.press, row, 10)
    driver.mouse(.drag, row + by.row, 10 + by.column)
    driver.mouse(.release, row + by.row, 10 + by.column)
    #expect(!isGone(driver))
  }

  @Test func `A press that begins elsewhere is no swipe`() {
    var driver = driver(.top)
    driver.mouse(.press, 8, 10)
    driver.mouse(.drag, 2, 10)
    driver.mouse(.release, 1, 10)
    driver.mouse(.drag, 0, 10)
    #expect(!isGone(driver))
  }

  @Test func `A swipe of one banner isn't that of the next`() {
    var driver = driver(.top)
    driver.chat(.banner(Banner(.error, "Next")))
    driver.mouse(.press, 2, 10)
    driver.chat(.hide(id: nil))
    driver.mouse(.drag, 1, 10)
    #expect(!isGone(driver))
  }

  @Test func `What can't be dismissed isn't swiped away`() {
    var driver = driver(.top, dismissible: false)
    driver.mouse(.press, 2, 10)
    driver.mouse(.drag, 0, 10)
    driver.click(2, 10)
    #expect(!isGone(driver))
  }

  @Test func `A search takes the keys, not the clicks`() throws {
    for isSwipe in [false, true] {
      var driver = ScreenDriver(40, 20)
      driver.press("Esc", "/")
      driver.chat(.banner(Banner(.error, "Offline", id: "net", button: "Retry")))
      let row = try #require(driver.row(of: "( Retry )"))
      driver.click(row, 34)
      #expect(driver.requests == [.press(id: "net", what: "button", value: "Retry")])
      driver.mouse(.press, row, 10)
      if isSwipe { driver.mouse(.drag, row - 1, 10) } else { driver.click(row, 10) }
      #expect(isGone(driver) && driver.screen.searchLine != nil)
    }
  }

  @Test func `A panel takes the clicks`() {
    var driver = driver(.top)
    driver.press("F1")
    driver.mouse(.press, 2, 10)
    driver.mouse(.drag, 1, 10)
    #expect(!isGone(driver))
  }

  @Test func `Two clicks on it open no menu of what is behind`() {
    var driver = ScreenDriver(40, 12)
    for id in 0..<9 { driver.chat(.message(Message(id: "\(id)", from: "bo", Text("text")))) }
    driver.chat(.banner(Banner(.error, "Offline")))
    driver.click(1, 14)
    #expect(isGone(driver))
    driver.click(1, 14)
    #expect(driver.screen.panel == nil)
  }
}
