import Testing

@testable import TermChat

@Suite("Prefetching older messages")
struct PrefetchTests {
  /// Twelve rows of conversation; each message of a page takes three, run starts five.
  private func driver(_ count: Int, more: Bool = true) -> ScreenDriver {
    var driver = ScreenDriver(40, 15)
    driver.chat(page(count, "a", more: more))
    return driver
  }

  private func load(_ id: String) -> [ChatRequest] { [.load(.older, from: id, limit: 50)] }

  @Test("starts at once when the content is short, and after each page until it isn't")
  func short() {
    var driver = driver(2)
    #expect(driver.takeLoads() == load("a0"))
    #expect(driver.row(of: "Loading…") != nil)
    driver.chat(page(3, "b", more: true))
    #expect(driver.takeLoads() == load("b0"))
    driver.chat(page(20, "c", more: true))
    #expect(driver.takeLoads().isEmpty)
    #expect(driver.screen.conversation.timeline.paging == .idle)
  }

  @Test("starts when a history without messages says that there is more")
  func marker() {
    var driver = ScreenDriver(40, 15)
    driver.chat(.message(Message(id: "m", from: "bo", Text("hi"))))
    driver.chat(page(0, more: true))
    #expect(driver.takeLoads() == load("m"))
    driver.chat(page(0, more: true))
    #expect(driver.takeLoads().isEmpty)
    driver.press("PageUp")
    #expect(driver.takeLoads() == load("m"))
  }

  @Test("waits for the user where two screens are loaded above")
  func threshold() {
    var driver = driver(20)
    let rows = driver.screen.view.height
    #expect(rows == 12)
    var presses = 0
    while driver.takeLoads().isEmpty, presses < 100 {
      driver.press("Shift-Up")
      presses += 1
    }
    // The head, a day, a name, the messages: what is above the screen at its bottom.
    let above = 3 + 20 * 3 - rows
    #expect(presses == above - 2 * rows + 1)
  }

  @Test("never starts while the conversation only grows")
  func arrivals() {
    var driver = driver(20)
    for _ in 0..<5 { driver.chat(.message(Message(from: "bo", Text("new")))) }
    #expect(driver.takeLoads().isEmpty)
  }

  @Test("puts the page above without moving the line being read, then goes on")
  func inserted() {
    var driver = driver(20)
    driver.press("Ctrl-Home")
    #expect(driver.takeLoads() == load("a0"))
    driver.press("PageUp")
    #expect(driver.takeLoads().isEmpty)
    let before = driver.lines
    #expect(before[1].contains("⠋ Loading…"))
    driver.chat(page(5, "b", more: true))
    let after = driver.lines
    // It is no longer the first of its run: its corner on the avatar's side says so.
    #expect(before[4].contains("╭───────────╮") && after[4].contains("┌───────────╮"))
    #expect(after[5...].elementsEqual(before[5...]))
    #expect(driver.takeLoads() == load("b0"))
  }

  @Test("ends at the beginning of the conversation")
  func end() {
    var driver = driver(20)
    driver.press("Ctrl-Home")
    driver.chat(page(0))
    #expect(driver.lines[1].contains("— beginning of conversation —"))
    driver.press("PageUp", "PageDown", "Ctrl-Home")
    #expect(driver.takeLoads().count == 1)
  }

  @Test("tells of a failure and tries again by key and by click")
  func failure() throws {
    var driver = driver(2)
    driver.chat(.history(Page(.older, [], more: false, error: "offline")))
    #expect(driver.takeLoads().count == 1)
    let text = "⟳ Loading failed: offline"
    let row = try #require(driver.row(of: text))
    driver.press("PageUp")
    #expect(driver.takeLoads().isEmpty)
    driver.click(row, 20)
    #expect(driver.takeLoads() == load("a0"))
    driver.wait(29_999)
    #expect(driver.row(of: "Loading…") != nil)
    driver.wait(1)
    #expect(driver.row(of: "no answer within 30 s") != nil)
    #expect(driver.screen.nextDeadline == nil)
    driver.press("Alt-r")
    #expect(driver.takeLoads() == load("a0"))
    #expect(driver.row(of: "failed") == nil)
  }

  @Test("shows its spinner move, and nothing else wakes the screen")
  func spinner() {
    var driver = driver(2)
    #expect(driver.screen.nextDeadline == driver.now + 100)
    driver.wait(100)
    #expect(driver.row(of: "⠙ Loading…") != nil)
    driver.chat(page(0))
    #expect(driver.screen.nextDeadline == nil)
  }

  @Test("follows the configured distance", arguments: [0.0, 0.5, 3, .infinity, .nan, -1])
  func leading(screens: Double) {
    var configuration = ChatScreenConfiguration()
    configuration.leadingScreens = screens
    var driver = ScreenDriver(40, 15, configuration: configuration)
    driver.chat(page(20, "a", more: true))
    #expect(driver.takeLoads().isEmpty)
    driver.press("Ctrl-Home")
    #expect(driver.takeLoads().count == 1)
  }
}

@Suite("The newest messages")
struct NewestTests {
  @Test("are loaded without moving those who read where the loaded ones end")
  func newer() {
    var driver = ScreenDriver(40, 15, configuration: ChatScreenConfiguration(retention: .forget))
    driver.chat(page(20, "a"))
    driver.chat(.history(Page(.around, (0..<20).map(message), more: true)))
    #expect(driver.takeLoads().contains(.load(.newer, from: "19", limit: 50)))
    let follows = driver.screen.view.isFollowing
    #expect(!follows)
    let row = driver.row(of: "text 18")
    driver.chat(.history(Page(.newer, (20..<40).map(message), more: true)))
    #expect(row != nil && driver.row(of: "text 18") == row)
  }

  @Test("are asked for at once by End, and the page in between is skipped")
  func jump() {
    var driver = ScreenDriver(40, 15, configuration: ChatScreenConfiguration(retention: .forget))
    driver.chat(.history(Page(.older, (0..<501).map(message), more: false)))
    driver.press("Ctrl-Home")
    driver.chat(.history(Page(.older, (-50..<101).map(message), more: false)))
    #expect(driver.screen.conversation.timeline.isAtNewest == false)
    driver.press("Ctrl-End")
    #expect(driver.takeLoads().last == .load(.around, from: "500", limit: 50))
    driver.chat(.history(Page(.around, (451..<501).map(message), more: true)))
    let follows = driver.screen.view.isFollowing
    #expect(follows)
    #expect(driver.row(of: "text 500") != nil)
  }

  @Test("fill the screen for who sends from far above")
  func send() {
    var driver = ScreenDriver(40, 15)
    driver.chat(.history(Page(.older, (0..<700).map(message), more: false)))
    driver.press("Ctrl-Home", "Ctrl-Home", "Ctrl-Home", "Ctrl-Home")
    driver.chat(.history(Page(.older, (-300..<0).map(message), more: false)))
    driver.press("Ctrl-Home")
    for id in 700..<800 { driver.chat(.message(message(id))) }
    #expect(!driver.screen.conversation.timeline.isAtNewest)
    driver.type("mine")
    driver.press("Enter")
    #expect(driver.row(of: "mine") != nil)
    #expect(driver.row(of: "text 799") != nil)
    #expect(driver.lines[1] != "")
  }

  @Test("stay in the window on a screen higher than what is kept")
  func highScreen() {
    var driver = ScreenDriver(10, 1000)
    driver.handle((0..<2_000).map { .chat(.message(message($0))) }, at: driver.now)
    driver.press("PageUp", "Ctrl-End")
    let text = driver.lines.first { $0.contains("1999") }
    #expect(text != nil)
  }

  private func message(_ id: Int) -> Message {
    Message(id: "\(id)", from: "bo", Text("text \(id)"))
  }
}
