import Testing

@testable import TermChat

@Suite("Searching")
struct SearchTests {
  private func driver(_ columns: Int = 60, _ rows: Int = 15) -> ScreenDriver {
    var driver = ScreenDriver(columns, rows)
    let texts = ["Café one", "two", "CAFE three", "four", "a cafe\u{301}", "six", "seven", "eight"]
    for (index, text) in texts.enumerated() {
      driver.chat(.message(Message(id: "\(index)", from: "bo", Text(text))))
    }
    driver.press("Esc")
    return driver
  }

  @Test("finds whatever the case and the accents, from the newest on")
  func found() {
    var driver = driver()
    driver.press("/")
    driver.type("cafe")
    #expect(driver.lines[14] == "/ cafe")
    #expect(driver.lines[13].contains(" 3 found "))
    #expect(driver.screen.draw().cursor == Point(row: 14, column: 6))
    #expect(driver.screen.view.interaction.query == "cafe")
    driver.press("Enter")
    #expect(driver.cursor == "4" && driver.row(of: "a café") != nil)
    #expect(driver.lines[0].contains("1 of 3"))
    driver.press("n", "n")
    #expect(driver.cursor == "0" && driver.lines[0].contains("3 of 3"))
    driver.press("n")
    #expect(driver.cursor == "4" && driver.row(of: "Searching on from the newest") != nil)
    driver.press("N")
    #expect(driver.cursor == "0" && driver.row(of: "Searching on from the oldest") != nil)
    driver.press("Ctrl-o")
    #expect(driver.screen.view.isFollowing && driver.row(of: "eight") != nil)
  }

  @Test("shines on what it found for half a second")
  func spotlight() {
    var driver = driver()
    driver.press("/")
    driver.type("two")
    driver.press("Enter")
    #expect(driver.screen.view.interaction.spotlight?.id == "1")
    #expect(driver.screen.nextDeadline == driver.now + 500)
    driver.wait(500)
    #expect(driver.screen.view.interaction.spotlight == nil)
    #expect(driver.screen.nextDeadline == nil)
  }

  @Test("says when there is nothing, and Esc ends it")
  func nothing() {
    var driver = driver()
    driver.press("n")
    #expect(driver.row(of: "/ searches") != nil)
    driver.press("/")
    driver.type("xyz")
    #expect(driver.lines[13].contains(" not found "))
    driver.press("Enter")
    #expect(driver.row(of: "Nothing found: xyz") != nil)
    driver.press("Esc")
    #expect(driver.screen.view.interaction.query == "" && driver.screen.focus == .conversation)
    driver.press("/")
    driver.type("a")
    driver.press("Backspace", "Backspace")
    #expect(driver.screen.searchLine == nil)
  }

  @Test("has readline's keys, takes one line of a paste, and stays out of the draft")
  func editing() {
    var driver = driver()
    driver.press("i")
    driver.type("draft")
    driver.press("Esc", "/")
    driver.handle([.paste("one two\nthree")], at: driver.now)
    driver.press("Ctrl-w", "Ctrl-a")
    driver.type("a ")
    #expect(driver.screen.searchLine?.text == "a one ")
    driver.press("Ctrl-c")
    #expect(driver.screen.searchLine == nil && driver.screen.composer.draft.text == "draft")
  }

  @Test("tells its count on a screen without a rule, and none on the smallest")
  func small() {
    var driver = driver(30, 6)
    driver.press("/")
    driver.type("cafe")
    #expect(driver.lines[5] == "/ cafe               3 found")
    driver.resize(3, 3)
    #expect(driver.lines[2].hasPrefix("/"))
  }

  @Test("is quick in a message of a megabyte, and looks at the newest first")
  func large() {
    var timeline = Timeline()
    let long = String(repeating: "a", count: 1 << 20)
    for index in 0..<100 {
      timeline.receive(
        Message(id: "\(index)", from: "bo", Text("x" + long + "end")),
        at: Instant(milliseconds: 0))
    }
    var result = SearchResult()
    result.update(for: "end", in: timeline)
    #expect(result.matches.isEmpty)
    result.update(for: "xa", in: timeline)
    #expect(result.matches.last == 99 && result.matches.count == 32)
  }
}
