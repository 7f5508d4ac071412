import Testing

@testable import TermChat

@Suite("How long something plays")
struct PlayTimeTests {
  @Test(
    "is rounded up once, then written m:ss or h:mm:ss",
    arguments: [
      (0, "0:00"), (0.1, "0:01"), (7, "0:07"), (7.2, "0:08"), (59.0, "0:59"), (59.3, "1:00"),
      (60, "1:00"), (3599.001, "1:00:00"), (3600, "1:00:00"), (36_061, "10:01:01"),
      (-1, "0:00"), (-0.0, "0:00"), (.nan, "0:00"), (.infinity, "0:00"), (-.infinity, "0:00"),
      (1e-9, "0:00"), (1e300, "277777:46:40"),
    ] as [(Double, String)])
  func text(seconds: Double, text: String) {
    #expect(PlayTime(seconds).text == text)
  }

  @Test("in milliseconds too")
  func milliseconds() {
    #expect(PlayTime(milliseconds: 59_001).text == "1:00")
    #expect(PlayTime(milliseconds: .min).text == "0:00")
    #expect(PlayTime(milliseconds: .max).seconds > 0)
  }
}
