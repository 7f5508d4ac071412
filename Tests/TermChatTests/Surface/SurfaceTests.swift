import TestSupport
import Testing

@testable import TermChat

private func drawn(
  _ background: String, _ text: String, column: Int, clip: Range<Int>? = nil
) -> String {
  var surface = Surface(size: Size(rows: 1, columns: 8))
  let clip = clip ?? 0..<8
  surface.draw(
    GlyphFilter().line(background), .plain, at: .zero, in: surface.bounds)
  surface.draw(
    GlyphFilter().line(text), .plain, at: Point(row: 0, column: column),
    in: Rect(row: 0, column: clip.lowerBound, rows: 1, columns: clip.count))
  return surface.text(row: 0)
}

@Suite("Drawing on a surface")
struct SurfaceTests {
  @Test("cuts off what falls outside, wherever it is")
  func outside() {
    #expect(drawn("", "hello world", column: 0) == "hello wo")
    #expect(drawn("", "hello", column: -2) == "llo")
    #expect(drawn("", "hello", column: 6) == "      he")
    #expect(drawn("", "hello", column: Int.max) == "")
    #expect(drawn("", "hello", column: Int.min) == "")
    #expect(drawn("", "hello", column: 0, clip: 2..<4) == "  ll")
    var surface = Surface(size: Size(rows: -1, columns: 3))
    surface.draw([Cell](), at: .zero, in: surface.bounds)
    #expect(surface.text == "")
  }

  @Test("blanks the half of a wide glyph that is drawn over")
  func halves() {
    #expect(drawn("日本語", "x", column: 0) == "x 本語")
    #expect(drawn("日本語", "x", column: 1) == " x本語")
    #expect(drawn("日本語", "xy", column: 1) == " xy 語")
    #expect(drawn("日本語", "字", column: 1) == " 字 語")
    #expect(drawn("日本語", "字", column: 2) == "日字語")
    #expect(drawn("日本語", "xyz", column: 1) == " xyz語")
  }

  @Test("draws a blank where only half of a wide glyph has room")
  func edges() {
    #expect(drawn("", "日本", column: -1) == " 本")
    #expect(drawn("abcdefgh", "日本", column: 5) == "abcde日")
    #expect(drawn("abcdefgh", "日本", column: 1, clip: 2..<4) == "ab  efgh")
    #expect(drawn("日日日日", "", column: 1) == "日日日日")
  }

  @Test("returns the column after the line")
  func column() {
    var surface = Surface(size: Size(rows: 1, columns: 8))
    let line = GlyphFilter().line("a日b")
    #expect(surface.draw(line, .plain, at: .zero, in: surface.bounds) == 4)
    #expect(surface.draw(line.reversed(), .plain, at: .zero, in: surface.bounds) == 4)
  }

  @Test("fills with blanks, letters and wide glyphs")
  func fill() throws {
    var surface = Surface(size: Size(rows: 1, columns: 7))
    surface.draw(GlyphFilter().line("日本語"), .plain, at: .zero, in: surface.bounds)
    surface.fill(Rect(row: 0, column: 1, rows: 9, columns: 2), with: .blank)
    #expect(surface.text(row: 0) == "    語")
    let wide = try #require(GlyphFilter().line("字").first)
    surface.fill(surface.bounds, with: Cell(wide))
    #expect(surface.text(row: 0) == "字字字")
  }

  @Test("never leaves half of a wide glyph, whatever is drawn")
  func whole() {
    for seed in 0..<500 as Range<UInt64> {
      var random = Randomness(seed: seed)
      var surface = Surface(size: Size(rows: 2, columns: 9))
      for _ in 0..<6 {
        let point = Point(
          row: .random(in: -1...2, using: &random), column: .random(in: -3...10, using: &random))
        let clip = Rect(
          row: 0, column: .random(in: -2...9, using: &random), rows: 2,
          columns: .random(in: 0...9, using: &random))
        surface.draw(GlyphFilter().line(random.text()), .plain, at: point, in: clip)
      }
      #expect(Self.isWhole(surface), "seed \(seed)")
    }
  }

  private static func isWhole(_ surface: Surface) -> Bool {
    (0..<surface.size.rows).allSatisfy { row in
      let widths = surface.row(row).map(\.glyph.columns)
      return widths.indices.allSatisfy { index in
        let next = index + 1 < widths.count ? widths[index + 1] : 1
        let previous = index > 0 ? widths[index - 1] : 1
        return (widths[index] == 2) == (next == 0) && (widths[index] != 0 || previous == 2)
      }
    }
  }
}
