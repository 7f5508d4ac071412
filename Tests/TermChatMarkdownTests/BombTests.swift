import TermChat
import TestSupport
import Testing

@testable import TermChatMarkdown

@Suite("Hostile markdown is drawn all the same")
struct BombTests {
  @Test(
    "a lot of anything",
    arguments: [
      "*", "[", ">", "`", "|", "<", "&", "_", "~", "!", "\\", "- ", "> ", "1. ", "[a](b", "![",
      "](",
      "*a_ ", "`` ` ", "&amp;", "&#1;", "|\n", "x\n\n", "[a]:b\n", "<!--", "**x", "\n", "http://",
      "a@",
      "www.", "> - ",
    ])
  func lots(of part: String) {
    let count = 60_000 / part.utf8.count
    let picture = Picture(String(repeating: part, count: count), columns: 40)
    #expect(picture.fits)
    #expect(!picture.presentation.lines.isEmpty)
  }

  @Test("lists and quotes hundreds and thousands of levels deep")
  func deep() {
    let quotes = String(repeating: "> ", count: 10_000) + "x"
    let list = (0..<200).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()
    for source in [quotes, list] { #expect(Picture(source, columns: 20).fits) }
  }

  @Test("tables of a thousand columns or ten thousand rows")
  func tables() {
    let wide =
      String(repeating: "|a", count: 1_000) + "\n" + String(repeating: "|---", count: 1_000)
    #expect(Picture(wide + "\n" + String(repeating: "x\n", count: 10_000)).fits)
    #expect(Picture("|a|b|\n|---|---|\n" + String(repeating: "|c|d|\n", count: 10_000)).fits)
  }

  @Test("one address used a thousand times")
  func addresses() {
    let long = "https://x.org/" + String(repeating: "a", count: 4_000)
    let picture = Picture("[a]: \(long)\n\n" + String(repeating: "[a] ", count: 1_000))
    #expect(picture.hotspots.isEmpty)
  }

  @Test("anything at any width, and the reader's place is the same at each", arguments: 0..<120)
  func random(seed: UInt64) {
    var random = Randomness(seed: seed)
    let source = RandomMarkdown.text(Int.random(in: 0...800, using: &random), using: &random)
    let whole = Picture(source, columns: 1_000)
    for columns in [1, 2, 3, 10, 20, 40] {
      for ascii in [false, true] {
        let picture = Picture(source, columns: columns, ascii: ascii)
        #expect(picture.fits, "seed \(seed), \(columns) columns")
        let places = picture.presentation.lines.map(\.offset)
        #expect(places == places.sorted(), "seed \(seed), \(columns) columns")
        if !ascii { #expect(picture.presentation.extent == whole.presentation.extent) }
        for hotspot in picture.presentation.hotspots {
          for span in hotspot.spans {
            #expect(picture.presentation.lines.indices.contains(span.line))
            #expect(
              span.columns.upperBound <= picture.presentation.lines[span.line].cells.columns,
              "seed \(seed), \(columns) columns")
          }
        }
      }
    }
  }
}
