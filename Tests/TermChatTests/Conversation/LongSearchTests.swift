import Testing

@testable import TermChat

@Suite("Searching in a message higher than the screen")
struct LongSearchTests {
  @Test("shows the place that was found", arguments: [100, 1_500])
  func deep(line: Int) {
    var driver = ScreenDriver(60, 20)
    let lines = (0..<2_000).map { $0 == line ? "here it is" : "line \($0)" }
    driver.chat(.message(Message(id: "a", from: "bo", Text(lines.joined(separator: "\n")))))
    driver.chat(.message(Message(id: "b", from: "bo", Text("the last one"))))
    driver.press("Esc", "/")
    driver.type("here it")
    driver.press("Enter")
    #expect(driver.row(of: "here it is") != nil)
    #expect(driver.screen.view.interaction.cursor == "a")
  }
}
