import Testing

@testable import TermChat

@Suite("A date as it is told")
struct DateNamesTests {
  private func time(_ text: String) throws -> LocalTime {
    Zone.utc.time(at: try #require(Instant(rfc3339: text + ":00Z")))
  }

  @Test(
    "is shorter the nearer it is",
    arguments: [
      // 5 March 2025 is a Wednesday.
      ("2025-03-05T15:04", "Today, 15:04"), ("2025-03-05T00:00", "Today, 00:00"),
      ("2025-03-05T23:59", "Today, 23:59"), ("2025-03-04T23:59", "Yesterday, 23:59"),
      ("2025-03-03T15:04", "Monday 15:04"), ("2025-03-02T15:04", "Sun, 2 Mar, 15:04"),
      ("2025-03-06T08:00", "Thursday 08:00"), ("2025-03-09T08:00", "Sunday 08:00"),
      ("2025-03-10T08:00", "Mon, 10 Mar, 08:00"), ("2025-01-01T08:00", "Wed, 1 Jan, 08:00"),
      ("2024-12-31T08:00", "Dec 31, 2024, 08:00"), ("1969-12-31T08:00", "Dec 31, 1969, 08:00"),
      ("2026-03-05T15:04", "Mar 5, 2026, 15:04"),
    ])
  func tiers(time: String, expected: String) throws {
    let now = try self.time("2025-03-05T12:00")
    #expect(DateNames.english.text(try self.time(time), at: now) == expected)
  }

  @Test("knows weeks over a year's end, and weeks that begin on Sunday")
  func weeks() throws {
    var names = DateNames.english
    let (friday, monday) = (try time("2026-01-02T12:00"), try time("2025-12-29T09:30"))
    #expect(names.text(monday, at: friday) == "Monday 09:30")
    let (tuesday, sunday) = (try time("2025-03-04T12:00"), try time("2025-03-02T09:30"))
    #expect(names.text(sunday, at: tuesday) == "Sun, 2 Mar, 09:30")
    names.firstWeekday = 0
    names.shortWeekdays = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
    names.today = "Heute"
    #expect(names.text(sunday, at: tuesday) == "Sunday 09:30")
    #expect(names.text(tuesday, at: tuesday) == "Heute, 12:00")
    #expect(names.text(sunday, at: try time("2025-03-20T12:00")) == "So, 2 Mar, 09:30")
  }

  @Test("stands above each run, and is another one after midnight")
  func runs() {
    var configuration = ChatScreenConfiguration()
    configuration.style.datesAtRunStart = true
    var driver = ScreenDriver(40, 20, configuration: configuration)
    driver.chat(.message(Message(from: "bo", at: driver.now + -86_400_000, Text("one"))))
    driver.chat(
      .message(Message(from: "bo", Text("two"))), .message(Message(from: "bo", Text("x"))))
    #expect(driver.lines.filter { $0.contains("Today, 09:00") }.count == 1)
    #expect(driver.row(of: "Yesterday, 09:00") == driver.row(of: "bo").map { $0 - 1 })
    #expect(driver.screen.nextDeadline == driver.now + 15 * 3_600_000)
    driver.wait(15 * 3_600_000 - 1)
    #expect(driver.row(of: "Today, 09:00") != nil)
    driver.wait(1)
    #expect(driver.row(of: "Today") == nil && driver.row(of: "Yesterday, 09:00") != nil)
    #expect(driver.row(of: "Wednesday 09:00") != nil)
    #expect(driver.screen.nextDeadline == driver.now + 24 * 3_600_000)
  }
}
