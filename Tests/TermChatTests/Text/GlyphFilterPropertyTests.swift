import TestSupport
import Testing

@testable import TermChat

@Suite("Whatever comes, the filter")
struct GlyphFilterPropertyTests {
  private static let rounds: UInt64 = 4000

  @Test("makes clean text that is clean already")
  func idempotent() {
    for seed in 0..<Self.rounds {
      var random = Randomness(seed: seed)
      let once = GlyphFilter().clean(random.text())
      let twice = GlyphFilter().clean(once)
      #expect(once.unicodeScalars.elementsEqual(twice.unicodeScalars), "seed \(seed)")
    }
  }

  @Test("lets no control, format or unknown scalar through, and every glyph is 1 or 2 columns")
  func safe() {
    for seed in 0..<Self.rounds {
      var random = Randomness(seed: seed)
      let forms = random.forms()
      for glyph in GlyphFilter(forms).glyphs(random.text()) where glyph != .newline {
        #expect(glyph.columns == 1 || glyph.columns == 2, "seed \(seed)")
        #expect(glyph.text.unicodeScalars.allSatisfy(Self.isShown), "seed \(seed)")
        #expect(!forms.ascii || glyph.text.utf8.allSatisfy { $0 < 0x7F }, "seed \(seed)")
      }
    }
  }

  @Test("gives lines whose glyphs are those of each line alone")
  func lineByLine() {
    for seed in 0..<Self.rounds {
      var random = Randomness(seed: seed)
      let filter = GlyphFilter(random.forms())
      let (left, right) = (random.text(), random.text())
      let whole = filter.glyphs(left + "\u{2029}" + right)
      #expect(whole == filter.glyphs(left) + [.newline] + filter.glyphs(right), "seed \(seed)")
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: false
    case .format: scalar.value == 0x200C || scalar.value == 0x200D || scalar.isVisibleFormat
    default: true
    }
  }

  @Test("takes its short way only with scalars that need no other")
  func simpleScalars() {
    for value in UInt32(0x20)..<0x10000 {
      guard let scalar = Unicode.Scalar(value), scalar.simpleColumns > 0 else { continue }
      #expect(scalar.columns == scalar.simpleColumns, "\(scalar.escaped(asASCII: true))")
      #expect(scalar.properties.canonicalCombiningClass == .notReordered)
      #expect(scalar.properties.age.map { $0.major <= 14 } == true)
      #expect(!scalar.properties.isDefaultIgnorableCodePoint)
      let composed = GlyphFilter().clean("a\u{323}" + String(scalar) + "\u{323}")
      #expect(composed.unicodeScalars.first == "\u{1EA1}")
    }
  }
}
