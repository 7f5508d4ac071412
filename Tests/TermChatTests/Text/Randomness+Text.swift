import TestSupport

@testable import TermChat

extension Randomness {
  private static let pieces: [String] = [
    "a", "word ", "  ", "-", "/", "3", ". ", "\n", "\r", "\r\n", "\t", "日", "本", "「", "」", "。",
    "ー", "가", "\u{1100}", "\u{1161}", "\u{11A8}", "é", "e", "\u{301}", "\u{323}", "\u{200B}",
    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "👍", "🏽", "👨", "❤", "🇩", "🇪", "1", "\u{20E3}",
    "क", "\u{94D}", "ष", "\u{93F}", "ب", "\u{64B}", "\u{202E}", "\u{2066}", "\u{1B}", "\u{7F}",
    "\u{9B}", "\u{0}", "\u{E000}", "\u{FFFF}", "\u{E0067}", "\u{AD}", "\u{1FAE8}", "\u{A0}",
    "\u{3000}", "\u{1F3F4}", "\u{2028}",
  ]

  /// Texts made of what is hard, with any scalar in between.
  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &self) {
      if Int.random(in: 0..<8, using: &self) == 0 {
        text.append(Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) ?? "x")
      } else {
        text.append(contentsOf: (Self.pieces.randomElement(using: &self) ?? "").unicodeScalars)
      }
    }
    return String(text)
  }

  /// Any of the forms an output may have.
  mutating func forms() -> GlyphForms {
    GlyphForms(
      ascii: Int.random(in: 0..<4, using: &self) == 0, joined: .random(using: &self),
      modified: .random(using: &self), flags: .random(using: &self),
      emojiPresentation: .random(using: &self), unicode: .random(in: 9...17, using: &self))
  }
}
