import Testing

@testable import TermChat

@Suite("Playing sounds")
struct PlayerTests {
  private func driver() -> ScreenDriver {
    var driver = ScreenDriver(60, 20)
    for (id, seconds) in [("1", 2.0), ("2", 60)] {
      driver.chat(.message(Message(id: id, from: "bo", Audio(.path("a.ogg"), duration: seconds))))
    }
    driver.press("Esc", "k")
    _ = driver.takeRequests()
    return driver
  }

  @Test("goes on, pauses, and one stops the other")
  func one() {
    var driver = driver()
    driver.press("Space")
    #expect(driver.takeRequests() == [.press(id: "2", what: "play", value: "0")])
    #expect(driver.screen.nextDeadline == driver.now + 100)
    driver.wait(1_530)
    #expect(driver.screen.nextDeadline == driver.now + 70)
    driver.press("Space")
    #expect(driver.takeRequests() == [.press(id: "2", what: "pause", value: "1.53")])
    #expect(driver.screen.nextDeadline == nil)
    driver.wait(5_000)
    driver.press("Space", "k", "Space")
    #expect(
      driver.takeRequests() == [
        .press(id: "2", what: "play", value: "1.53"),
        .press(id: "2", what: "pause", value: "1.53"), .press(id: "1", what: "play", value: "0"),
      ])
  }

  @Test("ends by itself, and with its message")
  func end() {
    var driver = driver()
    driver.press("k", "Space")
    driver.wait(1_999)
    #expect(driver.screen.nextDeadline == driver.now + 1)
    driver.wait(1)
    #expect(driver.screen.view.interaction.player == nil && driver.screen.nextDeadline == nil)
    driver.press("Space")
    driver.chat(.remove(id: "1"))
    #expect(driver.screen.view.interaction.player == nil && driver.cursor == "2")
  }

  @Test("wakes nobody who doesn't see it")
  func unseen() {
    var driver = driver()
    driver.press("Space")
    for index in 0..<20 {
      driver.chat(.message(Message(id: "m\(index)", from: "bo", Text("x"))))
    }
    #expect(driver.screen.nextDeadline == nil)
  }

  @Test("leaves Space to the pages where there is nothing to play")
  func space() {
    var driver = ScreenDriver(40, 15)
    driver.chat(page(20, "a"))
    driver.press("Esc", "g", "k", "Space")
    #expect(driver.row(of: "a0") == nil)
  }
}
