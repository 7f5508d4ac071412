extension Unicode.Scalar {
  /// Columns of the scalar alone, as `wcwidth` of glibc 2.36 counts them; 0 joins what is before
  /// it.
  var columns: UInt8 {
    if value < 0x300 { return 1 }
    if WideScalars.contains(value) { return 2 }
    if isZeroWidth { return 0 }
    // Emoji newer than the table: whoever knows them draws them wide.
    return value > 0x1FA00 && properties.isEmojiPresentation ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch value {
    // Vowels and finals of Hangul; a sign of Ahom that Unicode made spacing after version 14.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x1171E: return true
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    case .format: return !isVisibleFormat
    default: return false
    }
  }

  /// Signs that stand before a number in Arabic and Syriac: format characters with a shape.
  var isVisibleFormat: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return true
    default: return false
    }
  }
}

extension Unicode.Scalar {
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
  /// Can be shown as an emoji; digits, `#` and `*` only in keycaps, so not here.
  var isEmoji: Bool { value > 0x7F && !isRegionalIndicator && properties.isEmoji }

  static let joiner: Unicode.Scalar = "\u{200D}"
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  static let keycap: Unicode.Scalar = "\u{20E3}"
  static let replacement: Unicode.Scalar = "\u{FFFD}"
}
