import Testing

@testable import TermChat

@Suite("Banners")
struct BannerTests {
  private func title(_ driver: ScreenDriver) -> String? {
    driver.screen.banners.shown?.banner.title
  }

  @Test("come one at a time, first in, first out, without a gap")
  func queue() {
    var driver = ScreenDriver()
    driver.chat(
      .banner(Banner(.error, "one", duration: .milliseconds(1_000))),
      .banner(Banner(.error, "two", duration: .milliseconds(2_000))),
      .banner(Banner(.error, "three", duration: .endless)))
    #expect(driver.screen.nextDeadline == driver.now + 1_500)
    driver.wait(1_499)
    #expect(title(driver) == "one")
    driver.wait(1)
    #expect(title(driver) == "two")
    driver.wait(2_499)
    #expect(title(driver) == "two")
    driver.wait(1)
    #expect(title(driver) == "three")
    #expect(driver.screen.nextDeadline == nil)
  }

  @Test("stay 2.0 s and 0.8 s for each row, and half a second to come in")
  func automatic() {
    for (subtitle, milliseconds) in [(nil, 4_900), ("below", 5_700), ("a\nb", 6_500)]
      as [(String?, Int64)]
    {
      var driver = ScreenDriver()
      driver.chat(.banner(Banner(.success, "title", subtitle: subtitle)))
      #expect(driver.screen.nextDeadline == driver.now + milliseconds)
    }
  }

  @Test("are hidden by name, or the one on screen")
  func hide() {
    var driver = ScreenDriver()
    for id in ["a", "b", "c", "d"] {
      driver.chat(.banner(Banner(.message, id, id: id, duration: .endless)))
    }
    driver.chat(.hide(id: "c"))
    driver.chat(.hide(id: "a"))
    #expect(title(driver) == "b")
    driver.chat(.hide(id: "nobody"))
    driver.chat(.hide(id: nil))
    #expect(title(driver) == "d")
    driver.chat(.hide(id: nil), .hide(id: nil))
    #expect(title(driver) == nil)
  }

  @Test("take the place of the one with the same id")
  func replace() {
    var driver = ScreenDriver()
    driver.chat(.banner(Banner(.message, "1", id: "a", duration: .milliseconds(1_000))))
    driver.chat(.banner(Banner(.message, "2", id: "b", duration: .endless)))
    driver.chat(.banner(Banner(.message, "3", id: "b", duration: .endless)))
    driver.wait(1_000)
    driver.chat(.banner(Banner(.message, "4", id: "a", duration: .milliseconds(1_000))))
    driver.wait(1_499)
    #expect(title(driver) == "4")
    driver.wait(1)
    #expect(title(driver) == "3")
    driver.chat(.hide(id: nil))
    #expect(title(driver) == nil)
  }

  @Test("are dismissed by Esc and by a click, when that is allowed")
  func dismiss() {
    var driver = ScreenDriver()
    driver.chat(.banner(Banner(.message, "1", id: "a")), .banner(Banner(.message, "2")))
    driver.press("Esc")
    #expect(title(driver) == "2")
    driver.click(1, 5)
    #expect(title(driver) == nil)
    #expect(driver.requests == [.dismiss(id: "a")])
    driver.chat(.banner(Banner(.message, "3", id: "b", isDismissible: false)))
    driver.click(1, 5)
    driver.press("Esc")
    #expect(title(driver) == "3")
    #expect(driver.screen.focus == .conversation)
  }

  @Test("have a button that is pressed without hiding them")
  func button() throws {
    var driver = ScreenDriver()
    driver.chat(.banner(Banner(.error, "No net", id: "net", button: "Retry")))
    let row = try #require(driver.row(of: "( Retry )"))
    driver.click(row, 34)
    #expect(driver.requests == [.press(id: "net", what: "button", value: "Retry")])
    #expect(title(driver) == "No net")
  }

  @Test("that nothing could remove are dismissible after all")
  func stuck() {
    for id in [nil, "a"] {
      var driver = ScreenDriver()
      driver.chat(.banner(Banner(.error, "!", id: id, duration: .endless, isDismissible: false)))
      driver.press("Esc")
      #expect(title(driver) == nil)
    }
  }

  @Test("stand at the top, in the middle or at the bottom", arguments: Banner.Position.allCases)
  func position(position: Banner.Position) {
    var driver = ScreenDriver(30, 24)
    driver.chat(.banner(Banner(.warning, "Low", subtitle: "battery", position: position)))
    let row = driver.row(of: "⚠  Low")
    #expect(row == [.top: 2, .center: 10, .bottom: 19][position])
    #expect(driver.row(of: "battery") == row.map { $0 + 1 })
  }

  @Test("take half of the conversation at most and tell that there is more")
  func long() {
    var driver = ScreenDriver(30, 12)
    driver.chat(.banner(Banner(.warning, "1\n2\n3\n4\n5\n6\n7")))
    #expect(
      driver.lines[1...4].map { $0.trimmingPrefix { $0 == " " } } == ["⚠  1", "2", "3", "4…"])
    for size in [(1, 1), (3, 2), (0, 0), (2, 30), (200, 1)] {
      driver.resize(size.0, size.1)
      _ = driver.picture
    }
  }
}
