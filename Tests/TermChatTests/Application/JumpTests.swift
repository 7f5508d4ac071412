import Testing

@testable import TermChat

@Suite("Going to a quoted message")
struct JumpTests {
  private func message(_ id: Int, replyTo: Int? = nil) -> Message {
    Message(id: "\(id)", from: "bo", Text("text \(id)."), replyTo: replyTo.map { "\($0)" })
  }

  private func driver(_ retention: Timeline.Retention = .shelve) -> ScreenDriver {
    ScreenDriver(40, 15, configuration: ChatScreenConfiguration(retention: retention))
  }

  @Test("and back, over several jumps")
  func back() {
    var driver = driver()
    for id in 0..<40 { driver.chat(.message(message(id, replyTo: id >= 10 ? id - 10 : nil))) }
    driver.press("Esc", "k", "p")
    #expect(driver.cursor == "29" && driver.row(of: "text 29.") != nil)
    #expect(driver.screen.view.interaction.spotlight?.id == "29")
    driver.press("p", "p")
    #expect(driver.cursor == "9")
    driver.press("p")
    #expect(driver.row(of: "Not possible") != nil)
    driver.press("Ctrl-o")
    #expect(driver.cursor == "19")
    driver.press("Backspace", "Backspace")
    #expect(driver.cursor == "39" && driver.screen.view.isFollowing)
    driver.press("Ctrl-o")
    #expect(driver.row(of: "Nowhere to go back to") != nil)
  }

  @Test("slides over the shelf and back")
  func shelf() {
    var driver = driver()
    for id in 0..<1_300 { driver.chat(.message(message(id, replyTo: id == 1_299 ? 5 : nil))) }
    #expect(driver.screen.conversation.timeline["5"] == nil)
    driver.press("Esc", "k", "p")
    #expect(driver.cursor == "5" && driver.row(of: "text 5.") != nil)
    #expect(driver.screen.conversation.timeline.entries.count <= Timeline.mostLoaded)
    driver.press("k", "Ctrl-o")
    #expect(driver.cursor == "1299" && driver.row(of: "text 1299.") != nil)
  }

  @Test("asks a source that keeps the history, and goes there when it has answered")
  func load() {
    var driver = driver(.forget)
    driver.chat(.history(Page(.older, (100..<150).map { message($0) }, more: true)))
    driver.chat(.message(message(150, replyTo: 5)))
    _ = driver.takeRequests()
    driver.chat(.history(Page(.older, [], more: true)))
    driver.press("Esc", "k", "p")
    #expect(driver.takeLoads() == [.load(.around, from: "5", limit: 50)])
    driver.chat(.history(Page(.around, (0..<30).map { message($0) }, more: false)))
    #expect(driver.cursor == "5" && driver.row(of: "text 5.") != nil)
    #expect(!driver.screen.conversation.timeline.isAtNewest)
    driver.chat(.history(Page(.newer, [], more: true)))
    driver.press("Ctrl-o")
    #expect(driver.takeLoads().contains(.load(.around, from: "150", limit: 50)))
  }

  @Test("gives up when the reader goes elsewhere, or when it isn't there")
  func lost() {
    var driver = driver(.forget)
    driver.chat(.history(Page(.older, (100..<150).map { message($0) }, more: true)))
    driver.chat(.history(Page(.older, [], more: true)))
    driver.chat(.message(message(150, replyTo: 5)))
    driver.press("Esc", "k", "p", "PageUp")
    let lines = driver.lines
    driver.chat(.history(Page(.around, (0..<30).map { message($0) }, more: true)))
    #expect(driver.lines == lines)
    driver.press("G", "p")
    driver.chat(.history(Page(.around, (10..<40).map { message($0) }, more: true)))
    #expect(driver.row(of: "wasn't found") != nil && driver.cursor == "150")
    driver.chat(.remove(id: "5"))
    driver.press("p")
    #expect(driver.row(of: "That message was removed") != nil)
  }
}
