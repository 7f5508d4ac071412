import Testing

@testable import TermChat

@Suite("The input bar")
struct ComposerTests {
  private func field(_ driver: ScreenDriver) -> [String] {
    let rows = driver.screen.areas.composer.rows
    return Array(driver.lines[rows].dropFirst())
  }

  @Test("sends what was written, trimmed, and is empty again")
  func send() {
    var driver = ScreenDriver()
    driver.type("  hello \n you  ")
    driver.press("Enter")
    #expect(driver.requests == [.send(id: "me-1", text: "hello \n you")])
    #expect(driver.screen.composer.draft.isEmpty)
    #expect(driver.row(of: "09:00 ◌") != nil)
    driver.type("   ")
    driver.press("Enter")
    #expect(driver.requests.count == 1)
    #expect(driver.screen.composer.draft.text == "   ")
  }

  @Test(
    "grows to six lines or a third of the screen, then scrolls inside",
    arguments: [
      (24, 6), (12, 4), (9, 3), (5, 1), (1, 1),
    ])
  func growth(rows: Int, most: Int) {
    var driver = ScreenDriver(20, rows)
    driver.type("1\n2\n3\n4\n5\n6\n7\n8")
    let shown = driver.lines.filter { $0.contains(/^[› ] \d[ ↑↵]*$/) }
    #expect(shown.count == most)
    #expect(shown.last?.dropFirst(2).first == "8")
    driver.press("Ctrl-c")
    #expect(driver.screen.areas.composer.size.rows == (rows >= 8 ? 2 : 1))
  }

  @Test("keeps the caret on the screen at its edge")
  func caret() {
    var driver = ScreenDriver(10, 6)
    driver.type("abcdefg")
    #expect(driver.screen.draw().cursor == Point(row: 5, column: 9))
    driver.type("h")
    #expect(driver.screen.draw().cursor?.column == 3)
    driver.press("Ctrl-c")
    driver.type("日本語")
    #expect(driver.screen.draw().cursor == Point(row: 5, column: 8))
  }

  @Test("refuses what would go over the limit, whole")
  func limit() {
    var driver = ScreenDriver()
    driver.chat(.composer(ComposerUpdate(limit: .set(5))))
    driver.type("abc")
    driver.handle([.paste("def")], at: driver.now)
    #expect(driver.screen.composer.draft.text == "abc")
    driver.handle([.paste("👨‍👩‍👧e")], at: driver.now)
    #expect(driver.row(of: " 5/5 ") != nil)
    driver.type("x")
    driver.press("Backspace")
    #expect(driver.screen.composer.draft.text == "abc👨‍👩‍👧")
    driver.chat(.composer(ComposerUpdate(text: .set("longer \u{202E}than five"))))
    driver.press("Backspace")
    #expect(driver.screen.composer.draft.text == "longer than fiv")
  }

  @Test("goes back through what was sent and loses nothing of what wasn't")
  func history() {
    var driver = ScreenDriver()
    for text in ["one", "two", "two"] {
      driver.type(text)
      driver.press("Enter")
    }
    driver.type("draft")
    let text = { (driver: ScreenDriver) in driver.screen.composer.draft.text }
    driver.press("Up")
    #expect(text(driver) == "two")
    driver.type("!")
    driver.press("Ctrl-p", "Up")
    #expect(text(driver) == "one")
    driver.press("Ctrl-n")
    #expect(text(driver) == "two!")
    driver.press("Down", "Down")
    #expect(text(driver) == "draft")
  }

  @Test("moves by lines before it goes back")
  func lines() {
    var driver = ScreenDriver()
    driver.type("sent")
    driver.press("Enter")
    driver.type("first\nse")
    driver.press("Up")
    #expect(driver.screen.composer.draft.caret == 2)
    driver.press("Up")
    #expect(driver.screen.composer.draft.text == "sent")
  }

  @Test("makes pasted text safe and never sends it by itself")
  func paste() {
    var driver = ScreenDriver()
    driver.handle([.paste("a\u{1B}[31mb\r\nc")], at: driver.now)
    #expect(driver.requests.isEmpty)
    #expect(driver.screen.composer.draft.text == "a␛[31mb\nc")
  }

  @Test("quits by /quit, C-d on an empty draft and C-c twice")
  func quit() {
    var driver = ScreenDriver()
    driver.type("/quit")
    driver.press("Enter")
    #expect(driver.hasQuit && driver.requests.isEmpty)
    driver = ScreenDriver()
    driver.type("x")
    driver.press("Left", "Ctrl-d")
    #expect(!driver.hasQuit && driver.screen.composer.draft.isEmpty)
    driver.press("Ctrl-d")
    #expect(driver.hasQuit)
    driver = ScreenDriver()
    driver.type("draft")
    driver.press("Ctrl-c")
    #expect(driver.screen.composer.draft.isEmpty)
    driver.press("Ctrl-c")
    #expect(driver.row(of: "Press Ctrl-c again to quit") != nil)
    #expect(driver.screen.nextDeadline == driver.now + 2_000)
    driver.wait(2_000)
    #expect(driver.row(of: "Press Ctrl-c") == nil)
    driver.press("Ctrl-c", "x", "Ctrl-c", "Ctrl-c")
    #expect(!driver.hasQuit)
    driver.press("Ctrl-c")
    #expect(driver.hasQuit)
  }

  @Test("can be left though its field is closed, and keeps the draft")
  func closed() {
    var driver = ScreenDriver()
    driver.type("draft")
    driver.chat(.composer(ComposerUpdate(button: .set("Join"))))
    #expect(field(driver) == ["› [ Join ]"])
    driver.press("Enter")
    #expect(driver.requests == [.press(id: nil, what: "composer", value: "Join")])
    driver.press("x", "Up", "Ctrl-c")
    #expect(field(driver) == ["› Press Ctrl-c again to quit"])
    driver.chat(.composer(ComposerUpdate(button: .clear)))
    #expect(field(driver) == ["› draft                                ↵"])
    driver.chat(.composer(ComposerUpdate(isEnabled: .set(false))))
    #expect(field(driver) == ["› Press Ctrl-c again to quit"])
    driver.press("Ctrl-c")
    #expect(driver.hasQuit)
  }

  @Test("loses no edit that the other side ends while the field is closed")
  func lostEdit() {
    var driver = ScreenDriver()
    driver.play(#"{"type":"message","id":"1","from":"me","text":"old"}"#)
    driver.press("Up")
    driver.type("er words")
    driver.play(
      #"{"type":"composer","enabled":false}"# + "\n" + #"{"type":"remove","id":"1"}"# + "\n"
        + #"{"type":"composer","enabled":true}"#)
    #expect(driver.screen.composer.draft.text == "older words")
  }

  @Test("says when there is no room for a new line, or for a text from the other side")
  func noRoom() {
    var driver = ScreenDriver()
    driver.chat(.composer(ComposerUpdate(limit: .set(2))))
    driver.type("ab")
    driver.press("Alt-Enter")
    #expect(driver.row(of: "At most 2 characters") != nil)
    let long = String(repeating: "x", count: Text.mostBytes + 1)
    driver.chat(.composer(ComposerUpdate(text: .set(long))))
    driver.wait(600)
    #expect(driver.picture.contains("A message may have 350 kB."))
    #expect(driver.screen.composer.draft.text == "ab")
  }

  @Test("shows its placeholder while it is empty")
  func placeholder() {
    var driver = ScreenDriver()
    #expect(field(driver) == ["› Message"])
    driver.chat(.composer(ComposerUpdate(placeholder: .set("Say it"))))
    #expect(field(driver) == ["› Say it"])
    driver.chat(.composer(ComposerUpdate(isBusy: .set(true))))
    #expect(field(driver) == ["› Sending…                             ⠋"])
    driver.type("x")
    #expect(field(driver) == ["› x                                    ⠋"])
  }
}
