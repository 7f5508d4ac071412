import Testing

@testable import TermChat

@Suite("The message cursor")
struct CursorTests {
  private func driver(_ columns: Int = 40, _ rows: Int = 15, count: Int = 12) -> ScreenDriver {
    var driver = ScreenDriver(columns, rows)
    driver.chat(page(count, "a"))
    driver.press("Esc")
    return driver
  }

  @Test("takes the newest message on screen first, then goes by message")
  func moves() {
    var driver = driver()
    #expect(driver.cursor == nil)
    driver.press("k")
    #expect(driver.cursor == "a11")
    driver.press("k", "k")
    #expect(driver.cursor == "a9")
    driver.press("j")
    #expect(driver.cursor == "a10")
    driver.press("j", "j", "j")
    #expect(driver.cursor == "a11" && driver.screen.view.isFollowing)
  }

  @Test("brings its message on screen, and no further")
  func reveals() throws {
    var driver = driver()
    driver.press("k")
    let top = try #require(driver.row(of: "a8"))
    for _ in 0..<4 { driver.press("k") }
    #expect(driver.cursor == "a7")
    #expect(driver.row(of: "a7") == 2)
    #expect(driver.row(of: "a8") == 5 && top < 5)
    for _ in 0..<20 { driver.press("k") }
    #expect(driver.cursor == "a0" && driver.row(of: "a0") != nil)
    for _ in 0..<20 { driver.press("j") }
    #expect(driver.cursor == "a11" && driver.screen.view.isFollowing)
  }

  @Test("stays on screen when the screen is scrolled, as in vi")
  func scrolls() {
    var driver = driver()
    driver.press("k")
    driver.press("Up")
    #expect(driver.cursor == "a11")
    driver.press("PageUp")
    #expect(driver.cursor == "a8" || driver.cursor == "a7")
    driver.press("g")
    #expect(driver.cursor == "a0")
    driver.press("PageDown")
    #expect(driver.cursor != "a0" && driver.cursor != nil)
    driver.press("G")
    #expect(driver.cursor == "a11")
  }

  @Test("reads a message higher than the screen through before it goes on")
  func long() {
    var driver = ScreenDriver(40, 12)
    let lines = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    driver.chat(.message(Message(id: "1", from: "bo", Text("before"))))
    driver.chat(.message(Message(id: "2", from: "bo", Text(lines))))
    driver.chat(.message(Message(id: "3", from: "bo", Text("after"))))
    driver.press("Esc", "k", "k")
    #expect(driver.cursor == "2" && driver.row(of: "line 19") != nil)
    var presses = 0
    while driver.cursor == "2", presses < 40 {
      driver.press("k")
      presses += 1
    }
    #expect(presses > 10 && driver.cursor == "1")
    driver.press("j")
    #expect(driver.cursor == "2" && driver.row(of: "line 0") != nil)
    while driver.cursor == "2", presses < 80 {
      driver.press("j")
      presses += 1
    }
    #expect(driver.cursor == "3")
  }

  @Test("skips notices, and a removed message leaves it to a neighbour")
  func neighbours() {
    var driver = driver(count: 3)
    driver.chat(.message(Message(id: "n", from: "", Notice("Cy joined"))))
    driver.chat(.message(Message(id: "b", from: "cy", Text("hi"))))
    driver.press("k", "k")
    #expect(driver.cursor == "a2")
    driver.chat(.remove(id: "a2"))
    #expect(driver.cursor == "b")
    driver.chat(.remove(id: "b"))
    #expect(driver.cursor == "a1")
    driver.chat(.clear)
    #expect(driver.cursor == nil)
  }

  @Test("goes when the composer gets the keys", arguments: ["i", "q", "Esc"])
  func leaves(key: String) {
    var driver = driver()
    driver.press("k", key)
    #expect(driver.cursor == nil && driver.screen.focus == .composer)
  }

  @Test("offers what can be done with the message, and says what can't")
  func hints() {
    var driver = driver()
    driver.press("r")
    #expect(driver.row(of: "k puts the cursor on a message") != nil)
    driver.wait(2_000)
    #expect(driver.row(of: "k puts") == nil && driver.screen.nextDeadline == nil)
    driver.press("k")
    #expect(driver.lines[0].contains("r reply · m menu"))
    driver.press("e")
    #expect(driver.row(of: "Not possible with this message") != nil)
  }

  @Test("lives on the smallest screens", arguments: [(80, 24), (40, 10), (20, 6), (3, 3), (1, 1)])
  func sizes(columns: Int, rows: Int) {
    var driver = driver(columns, rows)
    driver.press("k", "k", "j", "=", "Esc", "m", "Down", "Esc", "+", "Right", "Esc")
    driver.press("v", "Space", "v", "t", "/")
    driver.type("a1")
    driver.press("Enter", "n", "N", "Esc", "Alt-l", "Up", "Esc", "r")
    driver.type("x")
    driver.press("Enter")
    #expect(driver.screen.focus == .composer)
    #expect(driver.requests.contains { if case .send = $0 { true } else { false } })
  }
}
