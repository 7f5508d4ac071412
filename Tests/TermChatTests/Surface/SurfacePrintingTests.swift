import TestSupport
import Testing

@testable import TermChat

private func surface(_ lines: [(String, Style)], columns: Int = 20) -> Surface {
  var surface = Surface(size: Size(rows: lines.count, columns: columns))
  for (row, line) in lines.enumerated() {
    let point = Point(row: row, column: 0)
    surface.draw(GlyphFilter().line(line.0), line.1, at: point, in: surface.bounds)
  }
  return surface
}

@Suite("Printing a surface")
struct SurfacePrintingTests {
  @Test("as text cuts blanks and ends each line")
  func text() {
    let surface = surface([("a 日 b", .plain), ("", .plain), ("  x  ", .plain.with(.reverse))])
    #expect(surface.text == "a 日 b\n\n  x\n")
    #expect(surface.textLines == ["a 日 b", "", "  x"])
    #expect(surface.text(row: 7) == "")
  }

  @Test("as ANSI resets each line and keeps styled blanks")
  func ansi() {
    let surface = surface([
      ("a", Style(.palette(1), .bold)), ("b  ", Style(on: .rgb(0x010203))), ("c", .plain),
    ])
    #expect(surface.ansi == "\u{1B}[1;31ma\u{1B}[0m\n\u{1B}[48;2;1;2;3mb  \u{1B}[0m\nc\n")
  }

  @Test("changes style by the shortest sequence")
  func sgr() {
    let bold = Style(.palette(9), .bold)
    #expect(bold.sgr(after: bold) == "")
    #expect(Style.plain.sgr(after: bold) == "\u{1B}[0m")
    #expect(bold.with(.italic).sgr(after: bold) == "\u{1B}[3m")
    #expect(Style(.palette(9), .dim).sgr(after: bold) == "\u{1B}[22;2m")
    #expect(Style(.palette(200)).sgr(after: bold) == "\u{1B}[0;38;5;200m")
    #expect(Style(.palette(9)).sgr(after: bold.with(.reverse)) == "\u{1B}[0;91m")
    #expect(Style(on: .palette(12)).sgr(after: .plain) == "\u{1B}[104m")
  }

  @Test("as ANSI without its sequences is its text")
  func agree() {
    for seed in 0..<500 as Range<UInt64> {
      var random = Randomness(seed: seed)
      let lines = (0..<3).map { _ in
        (random.text(), Style(.palette(.random(in: 0...255, using: &random)), .bold))
      }
      let surface = surface(lines)
      let shown = Self.withoutSequences(surface.ansi).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(Self.trimmed)
      #expect(shown == surface.textLines + [""], "seed \(seed)")
    }
  }
}

extension SurfacePrintingTests {
  private static func withoutSequences(_ text: String) -> [Unicode.Scalar] {
    var isSequence = false
    return text.unicodeScalars.filter { scalar in
      if scalar == "\u{1B}" { isSequence = true }
      defer { if scalar == "m" { isSequence = false } }
      return !isSequence
    }
  }

  private static func trimmed(_ line: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    for scalar in line[...last] { text.append(scalar) }
    return String(text)
  }
}

@Suite("A picture as SVG")
struct SurfaceSVGTests {
  @Test("holds columns, escapes text and draws boxes as shapes")
  func parts() {
    let svg = surface([("<a> & b  c│", .plain), ("日", Style(.rgb(0xFF0000), .bold))]).svg(
      title: "A\u{7} & B")
    #expect(svg.contains(">&lt;a&gt;</text>"))
    #expect(svg.contains("<text x=\"0\" y=\"14\" textLength=\"27\""))
    #expect(svg.contains("<title>A␇ &amp; B</title>"))
    #expect(svg.contains("M94 9h1v10h-1z"))
    #expect(svg.contains(" fill=\"#ff0000\" font-weight=\"bold\">日</text>"))
    #expect(!svg.contains("│"))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test("shows the cursor as a reversed cell, and ignores one outside")
  func cursor() {
    let surface = surface([("ab", .plain)])
    let cursor = "<rect x=\"9\" y=\"0\" width=\"9\" height=\"19\" fill=\"#c0caf5\""
    #expect(surface.svg(cursor: Point(row: 0, column: 1)).contains(cursor))
    #expect(surface.svg(cursor: Point(row: 5, column: 99)) == surface.svg())
  }

  @Test("draws every box and block character as a shape inside its cell")
  func shapes() {
    for value in UInt32(0x2500)...0x259F where !(0x2591...0x2593).contains(value) {
      var path = SVGPath()
      path.add(Glyph(value, columns: 1), x: 0, y: 0)
      #expect(!path.isEmpty, "U+\(String(value, radix: 16))")
    }
  }

  @Test("knows xterm's colours")
  func palette() {
    #expect(Color.palette(16).usual == 0)
    #expect(Color.palette(196).usual == 0xFF0000)
    #expect(Color.palette(231).usual == 0xFFFFFF)
    #expect(Color.palette(232).usual == 0x080808)
    #expect(Color.palette(255).usual == 0xEEEEEE)
    #expect(Color.hex(0xAB) == "#0000ab")
    let palette = SVGPalette(background: .rgb(0), foreground: .rgb(0xFAFAFA))
    #expect(palette.colors(of: .plain.with(.dim)).foreground == 0x969696)
    #expect(palette.colors(of: .plain.with(.reverse)).background == 0xFAFAFA)
  }
}
