import Testing

@testable import TermChat

@Suite("Laid out messages")
struct BlockCacheTests {
  @Test("are forgotten when a long one grows word by word")
  func growing() {
    var driver = ScreenDriver(40, 12)
    let line = "twenty columns wide\n"
    driver.chat(
      .message(Message(id: "a", from: "bo", Text(String(repeating: line, count: 500)))))
    for _ in 0..<100 { driver.chat(.append(id: "a", text: line)) }
    #expect(driver.row(of: "twenty columns") != nil)
    #expect(driver.screen.view.cache.rows < 10_000)
  }
}
