import TestSupport
import Testing

@testable import TermChat

@Suite struct PastedPathsTests {
  @Test(arguments: [
    ("/tmp/a.png", ["/tmp/a.png"]), ("'/tmp/a b.png' ", ["/tmp/a b.png"]),
    ("\"/tmp/a b\"", ["/tmp/a b"]), ("/tmp/a\\ b.png", ["/tmp/a b.png"]),
    ("/tmp/a.png '/tmp/it'\\''s'", ["/tmp/a.png", "/tmp/it's"]),
    ("file:///a%20b\nfile:///c\n", ["file:///a%20b", "file:///c"]),
    ("/tmp/My File.png\n", ["/tmp/My File.png"]), ("/tmp/it's", ["/tmp/it's"]),
    ("/me waves", ["/me waves"]),
  ])
  func pathsAreFound(_ text: String, _ paths: [String]) {
    #expect(PastedPaths(text)?.paths == paths)
  }

  @Test(arguments: [
    "", " ", "/", "a.png", "look: /tmp/a.png", "/tmp/a.png\nand more", "https://x.org", "'", "\\",
    String(repeating: "/a\n", count: 21), "/" + String(repeating: "a", count: 1 << 16),
  ])
  func anythingElseIsText(_ text: String) { #expect(PastedPaths(text) == nil) }

  @Test func nothingCrashesIt() {
    for seed: UInt64 in 0..<2_000 {
      var random = Randomness(seed: seed)
      let signs = ["/", "'", "\"", "\\", " ", "\n", "a", "é", "file://", "%"]
      let text = (0..<20).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
      _ = PastedPaths(text)
    }
  }
}
