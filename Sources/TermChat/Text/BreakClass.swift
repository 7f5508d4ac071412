/// What a glyph does at the edge of a line.
enum BreakClass: UInt8 {
  /// Words: no break before or after.
  case letter
  case digit
  /// Vanishes where the line is wrapped.
  case space
  /// A break may follow between letters.
  case hyphen
  /// A break may follow in a word longer than a line.
  case slash
  /// Ideographs, kana, Hangul and emoji: a break before and after.
  case ideograph
  /// Never begins a line: closing brackets, stops, small kana.
  case closing
  /// The same in full width: a break may follow.
  case wideClosing
  /// Never ends a line.
  case opening
  /// The same in full width: a break may come before.
  case wideOpening

  var isWord: Bool { self == .letter || self == .digit }
}

extension Glyph {
  var breakClass: BreakClass {
    let value = base
    if value < 0x80 { return Self.asciiClass(value) }
    switch value {
    case 0x2010: return .hyphen
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0x2018, 0x201C: return .opening
    case 0x2019, 0x201D, 0x2025, 0x2026: return .closing
    case 0x2E80...0xFFEF: return Self.eastAsianClass(value, columns: columns)
    default: return columns == 2 ? .ideograph : .letter
    }
  }

  private static func asciiClass(_ value: UInt32) -> BreakClass {
    switch value {
    case 0x20: .space
    case 0x2D: .hyphen
    case 0x2F: .slash
    case 0x30...0x39: .digit
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing
    case 0x28, 0x5B, 0x7B: .opening
    default: .letter
    }
  }

  private static func eastAsianClass(_ value: UInt32, columns: Int) -> BreakClass {
    guard let scalar = Unicode.Scalar(value) else { return .letter }
    if closingScalars.contains(scalar) { return columns == 2 ? .wideClosing : .closing }
    if openingScalars.contains(scalar) { return columns == 2 ? .wideOpening : .opening }
    // Half-width kana break like the full ones.
    return columns == 2 || (0xFF66...0xFF9F).contains(value) ? .ideograph : .letter
  }

  // Japanese and Chinese typesetting's kinsoku (JIS X 4051) as far as a terminal needs it.
  private static let closingScalars = Set<Unicode.Scalar>(
    ("、。，．・：；？！゛゜ヽヾゝゞ々〻ー’”）〕］｝〉》」』】〙〗〟｠»‼⁇⁈⁉％‰℃～〜゠–…‥"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "｡､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ｣").unicodeScalars)
  private static let openingScalars = Set<Unicode.Scalar>(
    "（〔［｛〈《「『【〘〖〝｟｢￥＄".unicodeScalars)
}
