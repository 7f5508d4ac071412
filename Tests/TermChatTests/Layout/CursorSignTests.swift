import Testing

@testable import TermChat

@Suite("The cursor's sign")
struct CursorSignTests {
  @Test("stands beside the emoji, not beside the air above them")
  func emoji() {
    var driver = ScreenDriver(40, 12)
    driver.chat(.message(Message(from: "bo", Emoji("🎉"))))
    driver.press("Esc", "k")
    #expect(driver.row(of: "▸") != nil && driver.row(of: "▸") == driver.row(of: "🎉"))
  }
}
