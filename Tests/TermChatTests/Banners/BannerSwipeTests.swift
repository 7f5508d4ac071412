import Testing

@testable import TermChat

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
