import Testing

@testable import TermChat

struct InstantRFC3339Tests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", Int64(0)), ("2026-11-20T09:14:00Z", 1_795_166_040_000),
    ("2026-11-20t10:14:00.5+01:00", 1_795_166_040_500),
    ("2026-11-20 03:44:00.1239-05:30", 1_795_166_040_123),
    ("2024-02-29T00:00:00Z", 1_709_164_800_000), ("1899-12-31T23:59:59z", -2_208_988_801_000),
    ("0000-01-01T00:00:00Z", -62_167_219_200_000),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ("2016-12-31T23:59:60Z", 1_483_228_799_999), ("2017-01-01T00:59:60+01:00", 1_483_228_799_999),
  ])
  func `A time is read`(text: String, milliseconds: Int64) {
    #expect(Instant(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "2026-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-11-20",
    "2026-11-20T09:14Z", "2026-11-20T09:14:00", "2026-11-20T24:00:00Z", "2026-11-20T09:60:00Z",
    "2026-11-20T09:14:60Z", "2026-11-20T09:14:00.Z", "2026-11-20T09:14:00+24:00",
    "2026-11-20T09:14:00+0100", "12026-11-20T09:14:00Z", " 2026-11-20T09:14:00Z",
    "2026-11-20T09:14:00Z ", "2026-11-20T09:14:00Zé", "٢٠٢٦-11-20T09:14:00Z", "\0",
  ])
  func `What isn't a real time is refused`(text: String) {
    #expect(Instant(rfc3339: text) == nil)
  }

  @Test(arguments: [
    (Int64(0), "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (1_795_166_040_005, "2026-11-20T09:14:00.005Z"), (.min, "0000-01-01T00:00:00Z"),
    (.max, "9999-12-31T23:59:59.999Z"),
  ])
  func `A time is written in UTC`(milliseconds: Int64, text: String) {
    #expect(Instant(milliseconds: milliseconds).rfc3339 == text)
  }

  @Test func `Days of 10,000 years are read as they are written`() {
    for day in stride(from: Int64(-719_528), through: 2_932_896, by: 97) {
      let instant = Instant(milliseconds: day * 86_400_000 + 86_399_999)
      #expect(Instant(rfc3339: instant.rfc3339) == instant)
    }
  }
}
