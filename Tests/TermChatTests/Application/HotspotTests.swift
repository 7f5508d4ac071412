import Testing

@testable import TermChat

/// Draws a row of things to press.
private struct Buttons: Presenter {
  static let actions: [Hotspot.Action] = [
    .open("https://example.org"), .open("file:///etc/passwd"), .react("👍"),
    .press(what: "vote", value: "yes"), .scrollCards(1), .goTo("1"),
  ]

  func present(_ kind: any MessageKind, in context: PresenterContext) -> Presentation? {
    var presentation = Presentation(lines: [context.line("abcdef")])
    presentation.hotspots = Self.actions.enumerated().map { index, action in
      Hotspot(action, spans: [.init(line: 0, columns: index..<index + 1)])
    }
    return presentation
  }
}

@Suite("Links and buttons in a message")
struct HotspotTests {
  private func driver() -> ScreenDriver {
    var configuration = ChatScreenConfiguration()
    configuration.presenters.register(Buttons(), for: "buttons")
    var driver = ScreenDriver(60, 15, configuration: configuration)
    driver.chat(.message(Message(id: "1", from: "bo", Text("hello"))))
    let kind = Custom(kind: "buttons", fields: .object([]))
    driver.chat(.message(Message(id: "2", from: "bo", kind)))
    driver.press("Esc", "k")
    _ = driver.takeRequests()
    return driver
  }

  @Test("have the focus one after the other, and Enter does what they do")
  func focus() {
    var driver = driver()
    driver.press("Tab", "Enter")
    #expect(driver.opened == ["https://example.org"])
    #expect(
      driver.takeRequests() == [.press(id: "2", what: "link", value: "https://example.org")])
    driver.press("Tab", "Enter")
    #expect(driver.opened.count == 1 && driver.row(of: "Only web and mail links open") != nil)
    driver.press("Tab", "Enter", "Tab", "Enter", "Tab", "Enter")
    #expect(
      driver.takeRequests() == [
        .reaction(id: "2", emoji: "👍", on: true), .press(id: "2", what: "vote", value: "yes"),
      ])
    #expect(driver.screen.view.interaction.firstCards["2"] == 1)
    driver.press("Tab", "Enter")
    #expect(driver.cursor == "1" && driver.screen.view.interaction.focusedHotspot == nil)
  }

  @Test("are lit while they have the focus")
  func lit() throws {
    var driver = driver()
    driver.press("Shift-Tab", "Shift-Tab")
    let row = try #require(driver.row(of: "abcdef"))
    let surface = driver.screen.draw().surface
    let lit = (0..<60).filter { surface[row, $0].style.attributes.contains(.reverse) }
    let column = try #require(
      driver.lines[row].firstIndex(of: "a")
        .map { driver.lines[row].distance(from: driver.lines[row].startIndex, to: $0) })
    #expect(lit.contains(column + 4) && !lit.contains(column + 3))
  }

  @Test("are opened, scrolled and left alone by their own keys")
  func keys() {
    var driver = driver()
    driver.press("o")
    #expect(driver.opened == ["https://example.org"])
    #expect(driver.row(of: "Opening https://example.org") != nil)
    driver.press("Right", "Right", "Left")
    #expect(driver.screen.view.interaction.firstCards["2"] == 2)
    driver.press("k", "Tab")
    #expect(driver.screen.focus == .composer)
  }
}

@Suite("A click in the conversation")
struct MessageClickTests {
  private func driver() -> ScreenDriver {
    var configuration = ChatScreenConfiguration()
    configuration.presenters.register(Buttons(), for: "buttons")
    var driver = ScreenDriver(60, 16, configuration: configuration)
    driver.chat(.message(Message(id: "1", from: "bo", Text("hello"))))
    let kind = Custom(kind: "buttons", fields: .object([]))
    driver.chat(.message(Message(id: "2", from: "bo", kind)))
    _ = driver.takeRequests()
    return driver
  }

  /// Where a text stands, in characters: no wide ones stand before it.
  private func place(of text: String, in driver: ScreenDriver) -> Point? {
    driver.row(of: text).map { row in
      let line = driver.lines[row]
      let column = (0..<line.count).first { line.dropFirst($0).hasPrefix(text) }
      return Point(row: row, column: column ?? 0)
    }
  }

  @Test("hits links first, then the parts in their order, and puts the cursor there")
  func parts() throws {
    var driver = driver()
    let buttons = try #require(self.place(of: "abcdef", in: driver))
    driver.click(buttons.row, buttons.column + 3)
    #expect(driver.takeRequests() == [.press(id: "2", what: "vote", value: "yes")])
    #expect(driver.cursor == "2" && driver.screen.focus == .conversation)
    let bubble = try #require(self.place(of: "hello", in: driver))
    driver.click(bubble.row, bubble.column)
    #expect(driver.takeRequests() == [.press(id: "1", what: "bubble", value: nil)])
    driver.click(buttons.row, 1)
    #expect(driver.takeRequests() == [.press(id: "2", what: "avatar", value: "bo")])
    driver.click(bubble.row, 55)
    #expect(driver.takeRequests().isEmpty && driver.cursor == "1")
    driver.press("i")
    driver.click(2, 55)
    #expect(driver.screen.focus == .conversation && driver.takeRequests().isEmpty)
  }

  @Test("twice within 400 ms opens the menu, as the right button does")
  func menu() throws {
    var driver = driver()
    let place = try #require(self.place(of: "hello", in: driver))
    driver.click(place.row, place.column)
    driver.wait(401)
    driver.click(place.row, place.column)
    #expect(driver.row(of: "─ Message ─") == nil)
    driver.wait(400)
    driver.click(place.row, place.column)
    #expect(driver.row(of: "─ Message ─") != nil)
    let reply = try #require(self.place(of: "r      reply", in: driver))
    driver.click(reply.row, reply.column)
    #expect(driver.screen.composer.purpose == .reply(to: "1"))
    driver.mouse(.rightClick, place.row, place.column)
    #expect(driver.row(of: "─ Message ─") != nil)
    driver.click(0, 0)
    #expect(driver.row(of: "─ Message ─") == nil)
  }

  @Test("chooses an emoji")
  func emoji() throws {
    var driver = driver()
    driver.press("Esc", "k", "+")
    let strip = try #require(self.place(of: "3 😂", in: driver))
    _ = driver.takeRequests()
    driver.click(strip.row, strip.column + 2)
    #expect(driver.takeRequests() == [.reaction(id: "2", emoji: "😂", on: true)])
  }
}
