import Testing

@testable import TermChat

@Suite struct ByteSizeTests {
  @Test(
    arguments: [
      (0, "0 B"), (-1, "0 B"), (999, "999 B"), (1_000, "1 kB"), (1_449, "1.4 kB"),
      (9_999, "9.9 kB"),
      (10_000, "10 kB"), (999_999, "999 kB"), (1_000_000, "1 MB"), (50_000_000, "50 MB"),
      (104_857_600, "104 MB"), (1 << 40, "1 TB"), (Int64.max, "9.2 EB"),
    ] as [(Int64, String)])
  func sizes(_ bytes: Int64, _ text: String) { #expect(ByteSize.text(bytes) == text) }
}
