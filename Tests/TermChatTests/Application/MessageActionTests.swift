import Testing

@testable import TermChat

@Suite("The message under the cursor")
struct MessageActionTests {
  /// Theirs, then mine, with the cursor on mine.
  private func driver(_ columns: Int = 60, _ rows: Int = 20) -> ScreenDriver {
    var driver = ScreenDriver(columns, rows)
    driver.play(
      """
      {"type":"user","id":"bo","name":"Bo Diddley"}
      {"type":"message","id":"1","from":"bo","text":"Coffee?"}
      {"type":"message","id":"2","from":"me","text":"Tea","status":"read"}
      """)
    driver.press("Esc", "k")
    _ = driver.takeRequests()
    return driver
  }

  @Test("is answered, with what is answered above the field")
  func reply() {
    var driver = driver()
    driver.press("k", "r")
    #expect(driver.screen.focus == .composer)
    #expect(driver.row(of: "▎ Answer Bo Diddley: Coffee?") == 18)
    #expect(driver.lines[18].hasSuffix("Esc leaves"))
    driver.type("Yes!")
    driver.press("Enter")
    #expect(driver.takeRequests() == [.send(id: "me-1", text: "Yes!", replyTo: "1")])
    #expect(driver.screen.conversation.timeline["me-1"]?.replyTo == "1")
    #expect(driver.row(of: "Answer") == nil)
  }

  @Test("is left unanswered by Esc, and what was written stays")
  func leaveReply() {
    var driver = driver()
    driver.press("r")
    driver.type("hm")
    driver.press("Esc")
    #expect(driver.screen.focus == .composer)
    #expect(driver.screen.composer.draft.text == "hm" && driver.row(of: "Answer") == nil)
    driver.press("Esc")
    #expect(driver.screen.focus == .conversation)
  }

  @Test("is edited when it is one's own, and the draft comes back")
  func edit() {
    var driver = driver()
    driver.press("i")
    driver.type("draft")
    driver.press("Esc", "k", "e")
    #expect(driver.screen.composer.draft.text == "Tea" && driver.row(of: "Edit me: Te") != nil)
    driver.type(" please")
    driver.press("Enter")
    #expect(driver.takeRequests() == [.edit(id: "2", text: "Tea please")])
    #expect(driver.screen.composer.draft.text == "draft")
    #expect(driver.screen.conversation.timeline["2"]?.kind.text == "Tea")
    driver.chat(.edit(id: "2", KindBox(Text("Tea please"))))
    #expect(driver.row(of: "Tea please") != nil)
  }

  @Test("can't be emptied by an edit; Esc and a removal keep what was typed")
  func leaveEdit() {
    var driver = driver()
    driver.press("e", "Ctrl-u", "Enter")
    #expect(driver.row(of: "A message can't be empty") != nil)
    #expect(driver.takeRequests().isEmpty && driver.screen.composer.purpose == .edit(id: "2"))
    driver.type("other")
    driver.press("Esc")
    #expect(driver.screen.composer.draft.isEmpty)
    driver.press("Ctrl-p")
    #expect(driver.screen.composer.draft.text == "other")
    driver.press("Ctrl-u", "Esc", "k", "e")
    driver.chat(.remove(id: "2"))
    #expect(driver.screen.composer.purpose == .message)
    #expect(driver.row(of: "That message was removed") != nil)
  }

  @Test("is deleted when asked twice")
  func remove() {
    var driver = driver()
    driver.press("D")
    #expect(driver.row(of: "Delete this message? D again does") != nil)
    driver.press("j", "D")
    #expect(driver.takeRequests().isEmpty)
    driver.wait(2_000)
    driver.press("D", "D")
    #expect(driver.takeRequests() == [.remove(id: "2")])
    #expect(driver.screen.conversation.timeline["2"] != nil)
    driver.press("k", "D")
    #expect(driver.row(of: "Not possible") != nil)
  }

  @Test("is copied as it was written")
  func copy() {
    var driver = driver()
    driver.chat(.message(Message(id: "3", from: "bo", Text("two\n\u{1B}lines"))))
    driver.press("j", "y")
    #expect(driver.copied == ["two\n␛lines"])
    #expect(driver.row(of: "Copied: two ␛lines") != nil)
    driver.press("i")
    driver.type("x")
    #expect(driver.row(of: "Copied") == nil)
  }

  @Test("is sent again after a failure")
  func retry() {
    var driver = driver()
    driver.press("R")
    #expect(driver.takeRequests().isEmpty)
    driver.chat(.status(id: "2", .failed, reason: .set("offline"), progress: .clear))
    #expect(driver.lines[0].contains("R retry · r reply · m menu"))
    driver.press("R")
    #expect(driver.takeRequests() == [.retry(id: "2")])
    #expect(driver.screen.conversation.timeline["2"]?.delivery == Delivery(.sending))
  }

  @Test("takes and gives back reactions")
  func react() {
    var driver = driver()
    driver.press("+")
    #expect(driver.row(of: "─ React ─") != nil)
    driver.press("Right", "Enter")
    #expect(driver.takeRequests() == [.reaction(id: "2", emoji: "❤️", on: true)])
    driver.chat(.reaction(id: "2", from: "me", emoji: "❤️", on: true))
    driver.press("+", "2")
    #expect(driver.takeRequests() == [.reaction(id: "2", emoji: "❤️", on: false)])
    driver.press("+", "Esc")
    #expect(driver.row(of: "React") == nil && driver.cursor == "2")
  }

  @Test("tells the other side of taps and of avatars")
  func press() {
    var driver = driver()
    driver.press("k", "Enter", "a")
    #expect(
      driver.takeRequests() == [
        .press(id: "1", what: "bubble", value: nil), .press(id: "1", what: "avatar", value: "bo"),
      ])
  }

  @Test("has a menu of what is possible")
  func menu() {
    var driver = driver(40, 14)
    driver.press("k", "m")
    #expect(driver.row(of: "─ Message ─") != nil)
    #expect(driver.row(of: "edit") == nil && driver.row(of: "delete") == nil)
    driver.press("r")
    #expect(driver.screen.composer.purpose == .reply(to: "1"))
    driver.press("Esc", "Esc", "k", "m", "Down", "Down", "Down", "Enter")
    #expect(driver.row(of: "Delete this message?") != nil)
  }
}
