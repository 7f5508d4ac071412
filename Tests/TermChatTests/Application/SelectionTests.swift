import Testing

@testable import TermChat

@Suite("Selecting messages")
struct SelectionTests {
  private func driver() -> ScreenDriver {
    var driver = ScreenDriver(60, 20)
    driver.chat(page(5, "a"))
    driver.chat(.message(Message(id: "n", from: "", Notice("Cy joined"))))
    driver.press("Esc")
    return driver
  }

  @Test("copies the texts in order, and nothing else")
  func copy() {
    var driver = driver()
    driver.press("v")
    #expect(driver.cursor == "a4" && driver.screen.view.interaction.selection == [])
    #expect(driver.lines[0].contains("0 selected"))
    driver.press("Space", "k", "k", "Space")
    #expect(driver.lines[0].contains("2 selected · Space select · y copy"))
    #expect(driver.row(of: "[x]") != nil && driver.row(of: "[ ]") != nil)
    driver.press("y")
    #expect(driver.copied == ["a2\na4"])
    #expect(driver.row(of: "Copied 2 messages") != nil)
    #expect(driver.screen.view.interaction.selection == nil)
  }

  @Test("toggles, extends, and begins with none")
  func toggle() {
    var driver = driver()
    driver.press("v", "K", "K")
    #expect(driver.screen.view.interaction.selection == ["a4", "a3", "a2"])
    driver.press("Space")
    #expect(driver.screen.view.interaction.selection == ["a4", "a3"])
    driver.chat(.remove(id: "a3"))
    #expect(driver.screen.view.interaction.selection == ["a4"])
    driver.press("Esc")
    #expect(driver.screen.view.interaction.selection == nil)
    #expect(driver.screen.focus == .conversation)
    driver.press("v")
    #expect(driver.screen.view.interaction.selection == [])
  }

  @Test("turns taps and times off")
  func modes() throws {
    var driver = driver()
    driver.press("t")
    #expect(driver.screen.view.interaction.revealsTimes)
    driver.press("v", "t", "r", "Enter")
    #expect(!driver.screen.view.interaction.revealsTimes)
    _ = driver.takeRequests()
    driver.press("v", "v")
    let row = try #require(driver.row(of: "a3"))
    driver.click(row, 12)
    #expect(driver.screen.view.interaction.selection == ["a3"])
    #expect(driver.takeRequests().isEmpty)
    driver.click(row, 12)
    #expect(driver.screen.view.interaction.selection == [])
  }

  @Test("asks for a message where none is selected")
  func none() {
    var driver = driver()
    driver.press("v", "y")
    #expect(driver.copied.isEmpty && driver.row(of: "Space selects a message") != nil)
  }
}
